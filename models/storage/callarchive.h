// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "storage/storedsize.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace storedesk::storage {

class StorageWorker;

// A stored call, which is masked and has its strings cut to a maximum size.
struct StoredCall
{
    QDateTime at = {};
    // The name of the operation.
    QString operation = {};
    bool file = false;
    QString target = {};
    int status = 0;
    // The kind of error, or -1 for a success.
    int kind = -1;
    QString code = {};
    bool confirmed = false;
    // Both durations are in milliseconds.
    qint64 duration = 0;
    qint64 waited = 0;
    qint64 bytesSent = 0;
    qint64 bytesReceived = 0;
    int attempts = 0;
    QString message = {};
    QString why = {};
    QString next = {};
    QString cause = {};
    QString request = {};
    QByteArray answer = {};
    QByteArray headers = {};

    bool operator==(const StoredCall &) const = default;
};

// An account's calls over all its runs, in a private SQLite file with a thread of its own. Contains
// only masked data.
class CallArchive final : public QObject
{
    Q_OBJECT

public:
    // The maximum number of calls. The oldest are removed first.
    static constexpr int most = 20'000;
    // The maximum size. If it is exceeded, the oldest fifth is removed.
    static constexpr qint64 mostBytes = 25 * 1024 * 1024;
    static constexpr qsizetype longestBody = 16'384;

    // Does nothing until setRetentionDays() is called. The clock must outlive the archive.
    CallArchive(QString folder, const base::Clock &clock, QObject *parent = nullptr);
    // Waits for posted writes.
    ~CallArchive() override;

    [[nodiscard]] int retentionDays() const { return m_retentionDays; }
    // Removes older calls from the disk. 0 disables the archive and deletes the file.
    void setRetentionDays(int days);
    // Masks the call in the database thread. Not called while the archive is disabled.
    using Make = std::function<StoredCall()>;
    void keep(Make make);
    // Reads the latest calls, oldest first.
    using Read = std::function<void(const base::Result<std::vector<StoredCall>> &)>;
    void read(int count, QObject *context, Read read);
    using Measured = std::function<void(const base::Result<StoredSize> &)>;
    void measure(QObject *context, Measured measured);
    void clear();

Q_SIGNALS:
    void failed(const storedesk::base::Problem &problem);

private:
    void open();
    void dropOld();

    const QString m_folder;
    const base::Clock &m_clock;
    // Null while the archive is disabled.
    std::unique_ptr<StorageWorker> m_worker;
    int m_retentionDays = 0;
    int m_sinceDropped = 0;
};

} // namespace storedesk::storage
