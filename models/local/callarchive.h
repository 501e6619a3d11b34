// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "local/keptamount.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace storedesk::local {

class Worker;

// A call as it is kept: masked, its texts cut to a size.
struct KeptCall
{
    QDateTime at = {};
    QString operation = {}; // its name
    bool file = false;
    QString target = {};
    int status = 0;
    int kind = -1; // of the error; -1: it went well
    QString code = {};
    bool confirmed = false;
    qint64 duration = 0; // in milliseconds, like what follows
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

    bool operator==(const KeptCall &) const = default;
};

// The calls of an account over all its runs, in a private SQLite file of its own, on a thread of
// its own. Nothing is in it that was not masked before.
class CallArchive final : public QObject
{
    Q_OBJECT

public:
    static constexpr int most = 20'000; // calls; beyond that the oldest go
    static constexpr qint64 mostBytes = 25 * 1024 * 1024; // the same; a fifth goes at once
    static constexpr qsizetype longestBody = 16'384;

    // Nothing is touched before somebody says how long calls are kept. The clock outlives it.
    CallArchive(QString folder, const base::Clock &clock, QObject *parent = nullptr);
    ~CallArchive() override; // waits for what was posted

    [[nodiscard]] int keptDays() const { return m_keptDays; }
    // Older ones leave the disk. 0: none is kept, and the file goes.
    void setKeptDays(int days);
    // Masks in the thread of the file; not called when nothing is kept.
    using Make = std::function<KeptCall()>;
    void keep(Make make);
    // The latest of them, oldest first.
    using Read = std::function<void(const base::Result<std::vector<KeptCall>> &)>;
    void read(int count, QObject *context, Read read);
    using Measured = std::function<void(const base::Result<KeptAmount> &)>;
    void measure(QObject *context, Measured measured);
    void clear();

Q_SIGNALS:
    void failed(const storedesk::base::Problem &problem);

private:
    void open();
    void dropOld();

    const QString m_folder;
    const base::Clock &m_clock;
    std::unique_ptr<Worker> m_worker; // null: nothing is kept
    int m_keptDays = 0;
    int m_sinceDropped = 0;
};

} // namespace storedesk::local
