// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QFile>
#include <QRandomGenerator>
#include <QString>

#include <atomic>
#include <map>
#include <mutex>
#include <vector>

#include <sqlite3.h>

namespace support {

// A SQLite VFS that fails on demand and records every write, so that the files can be reconstructed
// as after a power failure at any point. Thread-safe.
class DiskVfs
{
public:
    enum class Failure : quint8 { Full, Broken };
    // How a power failure affects unsynced writes.
    enum class Unsynced : quint8 { Lost, Torn };

    // Without recording, this is just a fast disk that never waits for a sync.
    enum class Memory : quint8 { Remembers, Forgets };

    explicit DiskVfs(QByteArray name, Memory memory = Memory::Remembers)
        : m_name(std::move(name))
        , m_memory(memory)
    {
        m_real = sqlite3_vfs_find(nullptr);
        m_vfs = *m_real;
        m_vfs.zName = m_name.constData();
        m_vfs.szOsFile = static_cast<int>(sizeof(File)) + m_real->szOsFile;
        m_vfs.pAppData = this;
        m_vfs.xOpen = &DiskVfs::open;
        sqlite3_vfs_register(&m_vfs, 0);
    }
    ~DiskVfs() { sqlite3_vfs_unregister(&m_vfs); }
    Q_DISABLE_COPY_MOVE(DiskVfs)

    [[nodiscard]] const QByteArray &name() const { return m_name; }

    // Makes the n-th change of a file from now on fail, and all later ones until mend() is called.
    void failFrom(int n, Failure failure)
    {
        const std::lock_guard lock(m_mutex);
        m_failure = failure;
        m_untilFailure = n;
        m_failed = false;
    }
    // Makes the n-th read from now fail with the SQLite code for EIO, which SQLite turns into
    // SQLITE_CORRUPT.
    void failRead(int n) { m_untilFailedRead = n; }
    [[nodiscard]] bool hasFailedRead() const { return m_untilFailedRead <= 0; }
    void mend()
    {
        const std::lock_guard lock(m_mutex);
        m_untilFailure = -1;
    }
    [[nodiscard]] bool hasFailed() const { return m_failed; }

    // Returns the number of recorded changes, which identifies a point in time.
    [[nodiscard]] int point() const
    {
        const std::lock_guard lock(m_mutex);
        return static_cast<int>(m_changes.size());
    }
    [[nodiscard]] int syncs() const { return m_syncs; }

    // Writes the files under another name, as after a power failure at that point. All synced data
    // is present, and unsynced data is missing or torn.
    void restore(int point, Unsynced unsynced, quint32 seed, const QString &from,
                 const QString &to) const
    {
        const std::lock_guard lock(m_mutex);
        QRandomGenerator random(seed);
        for (const auto *ending : {"", "-wal"}) {
            const auto name = from + QLatin1StringView(ending);
            const auto content = contentAt(point, unsynced, random, name);
            QFile::remove(to + QLatin1StringView(ending));
            if (content.isEmpty() && *ending)
                continue;
            QFile file(to + QLatin1StringView(ending));
            if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
                qFatal("The restored file could not be written.");
        }
        QFile::remove(to + QLatin1StringView("-shm"));
    }

private:
    struct File
    {
        sqlite3_file base;
        DiskVfs *disk;
        QString *name;
        sqlite3_file *real() { return reinterpret_cast<sqlite3_file *>(this + 1); }
    };
    struct Change
    {
        enum class Kind : quint8 { Write, Truncate, Sync } kind;
        QString file;
        qint64 at = 0;
        QByteArray bytes = {};
    };

    static void apply(QByteArray &content, const Change &change, qsizetype length)
    {
        if (change.kind == Change::Kind::Truncate) {
            content.resize(change.at);
            return;
        }
        const auto end = change.at + length;
        if (content.size() < end)
            content.append(QByteArray(end - content.size(), '\0'));
        content.replace(change.at, length, change.bytes.left(length));
    }

    [[nodiscard]] QByteArray contentAt(int point, Unsynced unsynced, QRandomGenerator &random,
                                       const QString &name) const
    {
        int synced = 0;
        for (int number = 0; number < point; ++number) {
            const auto &change = m_changes[static_cast<std::size_t>(number)];
            if (change.file == name && change.kind == Change::Kind::Sync)
                synced = number;
        }
        QByteArray content;
        for (int number = 0; number < point; ++number) {
            const auto &change = m_changes[static_cast<std::size_t>(number)];
            if (change.file != name || change.kind == Change::Kind::Sync)
                continue;
            if (number < synced)
                apply(content, change, change.bytes.size());
            else if (unsynced == Unsynced::Torn && random.bounded(2) == 0)
                apply(content, change, random.bounded(int(change.bytes.size()) + 1));
        }
        return content;
    }

    [[nodiscard]] bool fails(const Change &change)
    {
        const std::lock_guard lock(m_mutex);
        if (m_untilFailure > 0)
            --m_untilFailure;
        if (m_untilFailure == 0) {
            m_failed = true;
            return true;
        }
        if (m_memory == Memory::Remembers)
            m_changes.push_back(change);
        if (change.kind == Change::Kind::Sync)
            ++m_syncs;
        return false;
    }
    [[nodiscard]] int codeOf(int broken) const
    {
        return m_failure == Failure::Full ? SQLITE_FULL : broken;
    }

    static File *of(sqlite3_file *file) { return reinterpret_cast<File *>(file); }
    static sqlite3_file *realOf(sqlite3_file *file) { return of(file)->real(); }

    static int open(sqlite3_vfs *vfs, sqlite3_filename path, sqlite3_file *file, int flags,
                    int *outFlags)
    {
        auto *disk = static_cast<DiskVfs *>(vfs->pAppData);
        auto *shim = of(file);
        shim->base.pMethods = nullptr;
        const int code = disk->m_real->xOpen(disk->m_real, path, shim->real(), flags, outFlags);
        if (code != SQLITE_OK)
            return code;
        shim->disk = disk;
        shim->name = new QString(QString::fromUtf8(path ? path : ""));
        shim->base.pMethods = &methods();
        return code;
    }
    static int close(sqlite3_file *file)
    {
        delete of(file)->name;
        return realOf(file)->pMethods->xClose(realOf(file));
    }
    static int write(sqlite3_file *file, const void *bytes, int size, sqlite3_int64 at)
    {
        auto *shim = of(file);
        if (shim->disk->fails({Change::Kind::Write, *shim->name, at,
                               QByteArray(static_cast<const char *>(bytes), size)}))
            return shim->disk->codeOf(SQLITE_IOERR_WRITE);
        return realOf(file)->pMethods->xWrite(realOf(file), bytes, size, at);
    }
    static int truncate(sqlite3_file *file, sqlite3_int64 size)
    {
        auto *shim = of(file);
        if (shim->disk->fails({Change::Kind::Truncate, *shim->name, size}))
            return shim->disk->codeOf(SQLITE_IOERR_TRUNCATE);
        return realOf(file)->pMethods->xTruncate(realOf(file), size);
    }
    static int sync(sqlite3_file *file, int flags)
    {
        auto *shim = of(file);
        if (shim->disk->fails({Change::Kind::Sync, *shim->name}))
            return shim->disk->codeOf(SQLITE_IOERR_FSYNC);
        // The computer stays on, so it is enough to record the sync.
        Q_UNUSED(flags);
        return SQLITE_OK;
    }

    static const sqlite3_io_methods &methods()
    {
        static const sqlite3_io_methods shared{
            // Version 2 has no memory-mapped pages, so every write passes through these functions.
            .iVersion = 2,
            .xClose = &DiskVfs::close,
            .xRead =
                [](sqlite3_file *file, void *to, int size, sqlite3_int64 at) {
                    if (--of(file)->disk->m_untilFailedRead == 0)
                        return SQLITE_IOERR_CORRUPTFS;
                    return realOf(file)->pMethods->xRead(realOf(file), to, size, at);
                },
            .xWrite = &DiskVfs::write,
            .xTruncate = &DiskVfs::truncate,
            .xSync = &DiskVfs::sync,
            .xFileSize =
                [](sqlite3_file *file, sqlite3_int64 *size) {
                    return realOf(file)->pMethods->xFileSize(realOf(file), size);
                },
            .xLock = [](sqlite3_file *file,
                        int kind) { return realOf(file)->pMethods->xLock(realOf(file), kind); },
            .xUnlock = [](sqlite3_file *file,
                          int kind) { return realOf(file)->pMethods->xUnlock(realOf(file), kind); },
            .xCheckReservedLock =
                [](sqlite3_file *file, int *out) {
                    return realOf(file)->pMethods->xCheckReservedLock(realOf(file), out);
                },
            .xFileControl =
                [](sqlite3_file *file, int what, void *argument) {
                    return realOf(file)->pMethods->xFileControl(realOf(file), what, argument);
                },
            .xSectorSize =
                [](sqlite3_file *file) {
                    return realOf(file)->pMethods->xSectorSize(realOf(file));
                },
            .xDeviceCharacteristics =
                [](sqlite3_file *file) {
                    return realOf(file)->pMethods->xDeviceCharacteristics(realOf(file));
                },
            .xShmMap =
                [](sqlite3_file *file, int page, int size, int extend, void volatile **out) {
                    return realOf(file)->pMethods->xShmMap(realOf(file), page, size, extend, out);
                },
            .xShmLock =
                [](sqlite3_file *file, int offset, int count, int flags) {
                    return realOf(file)->pMethods->xShmLock(realOf(file), offset, count, flags);
                },
            .xShmBarrier =
                [](sqlite3_file *file) { realOf(file)->pMethods->xShmBarrier(realOf(file)); },
            .xShmUnmap =
                [](sqlite3_file *file, int remove) {
                    return realOf(file)->pMethods->xShmUnmap(realOf(file), remove);
                },
            .xFetch = nullptr,
            .xUnfetch = nullptr,
        };
        return shared;
    }

    const QByteArray m_name;
    const Memory m_memory;
    sqlite3_vfs *m_real = nullptr;
    sqlite3_vfs m_vfs{};
    // Guards the members below.
    mutable std::mutex m_mutex;
    std::vector<Change> m_changes;
    Failure m_failure = Failure::Full;
    // Number of changes before the first failure. If 0, every change fails. If negative, none
    // fails.
    int m_untilFailure = -1;
    std::atomic_bool m_failed = false;
    std::atomic_int m_untilFailedRead = 0;
    std::atomic_int m_syncs = 0;
};

} // namespace support
