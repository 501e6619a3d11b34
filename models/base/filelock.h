// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <chrono>

namespace storedesk::base {

// A lock between processes, and between two objects of one process: flock() on an open file. The
// system releases it when its process ends, however it ends, so that the content of the file, its
// age or a reused process id never decide. Child processes do not inherit it.
class FileLock final
{
public:
    enum class State : quint8 { Unlocked, Locked, HeldElsewhere, Failed };

    // Who holds a lock, as far as its file says. For messages only.
    struct Holder
    {
        qint64 process = 0; // 0: not known
        QString program = {};
    };

    // The folder of the path must exist when lock() is called.
    explicit FileLock(QString path);
    ~FileLock();
    Q_DISABLE_COPY_MOVE(FileLock)

    // Creates the file if needed. Waits up to the given time while another process has the lock.
    [[nodiscard]] bool lock(std::chrono::milliseconds patience = {});
    // Also removes the file.
    void unlock();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] QString errorString() const; // why the file cannot be used, in state Failed
    [[nodiscard]] Holder holder() const;

    // Whether a living process has the lock now. Creates nothing.
    [[nodiscard]] static bool isHeld(const QString &path);

private:
    [[nodiscard]] State tryOnce();

    const QString m_path;
    State m_state = State::Unlocked;
    int m_descriptor = -1;
    int m_error = 0;
};

} // namespace storedesk::base
