"""Long runs against a real server: killed at random moments, under load, fed with nonsense, and besieged.

Everything stays on this machine, is bounded in count and time, and ends only what it started.
"""
