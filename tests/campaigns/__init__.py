"""Long runs against a real server: killed at random moments, under load, and fed with nonsense.

Everything stays on this machine, is bounded in count and time, and ends only what it started.
"""
