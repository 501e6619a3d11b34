// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <chrono>
#include <memory>

namespace storedesk::base {

class PathLock;

// A lock between processes, and between two objects in one process. The system releases it when the
// process ends for any reason, so the content of the file, its age or a reused process id never
// matter. Child processes do not inherit it.
class FileLock final
{
public:
    enum class State : quint8 { Unlocked, Locked, HeldElsewhere, Failed };

    // The holder of a lock according to its file. For messages only.
    struct Holder
    {
        // 0 if unknown.
        qint64 process = 0;
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
    // Returns why the file cannot be used. Only valid in the Failed state.
    [[nodiscard]] QString errorString() const;
    [[nodiscard]] Holder holder() const;

    // Returns whether a running process has the lock. Creates nothing.
    [[nodiscard]] static bool isHeld(const QString &path);

private:
    [[nodiscard]] State tryOnce();

    const QString m_path;
    State m_state = State::Unlocked;
    std::unique_ptr<PathLock> m_lock;
    // Why the file cannot be used, in the Failed state.
    QString m_reason;
};

} // namespace storedesk::base
