// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "catalogue/resource.h"
#include "local/mirror.h"

#include <QDateTime>
#include <QJsonObject>
#include <QObject>

#include <functional>
#include <optional>
#include <vector>

namespace storedesk::local {

class Worker;

// A copy of a record that was deleted.
struct BinEntry
{
    qint64 number = 0; // given by the bin
    catalogue::Resource resource = catalogue::Resource::Contact;
    QString title = {}; // as the person knew it: the address, the name
    QJsonObject record = {}; // as the service answered it last
    QStringList address = {}; // the path values of the delete, from left to right
    QDateTime deletedAt = {}; // invalid: the copy was made, the delete has not ended yet
    QDateTime keptAt = {}; // when the copy was made, given by the bin
    bool putBack = false;

    bool operator==(const BinEntry &) const = default;
};

// Copies are on disk before the delete leaves. Newest first. A copy goes by itself after so many
// days, also when nobody knows whether the delete arrived.
class Bin final : public QObject
{
    Q_OBJECT

public:
    using Kept = std::function<void(base::Result<QList<qint64>>)>; // the numbers, in order

    static constexpr int usualDays = 30;

    explicit Bin(Worker &worker, QObject *parent);

    [[nodiscard]] const std::vector<BinEntry> &entries() const { return m_mirror.content(); }
    [[nodiscard]] int keptDays() const { return m_keptDays; }
    void setKeptDays(int days); // older ones go at once
    // Reads the file again, for copies that another program added or removed.
    void reload();
    // Answers when the copies are safe on disk; only then may the deletes leave.
    void keep(std::vector<BinEntry> entries, QObject *context, Kept kept);
    void markDeleted(qint64 number, const QDateTime &when);
    void markPutBack(qint64 number);
    // Copies of what belonged to a record that has a new id now: they go into that one.
    void moveInto(const QString &oldOwner, const QString &newOwner);
    void drop(const QList<qint64> &numbers); // for good: leaves the disk

Q_SIGNALS:
    void changed();
    void deleted(const storedesk::local::BinEntry &entry); // the service has deleted it
    void returned(const storedesk::local::BinEntry &entry); // it was put back

private:
    friend class Local;
    void fill(std::vector<BinEntry> entries);
    void dropOld();
    [[nodiscard]] std::optional<BinEntry> entry(qint64 number) const;
    void change(qint64 number, const std::function<void(BinEntry &)> &edit);

    Worker &m_worker;
    Mirror<std::vector<BinEntry>> m_mirror;
    int m_keptDays = usualDays;
    bool m_filled = false;
    bool m_reloading = false;
};

} // namespace storedesk::local
