// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"
#include "local/mirror.h"

#include <QDateTime>
#include <QJsonObject>
#include <QObject>
#include <QStringList>

#include <optional>
#include <vector>

namespace storedesk::local {

class ContactMatcher;
class Worker;

enum class ChangeEnd : char { Saved, Undone, Unknown }; // kept as a number

// One edit that was sent: what it wrote and what stood there before, member by member.
struct Change
{
    qint64 number = 0; // given by Changes
    catalogue::OperationId operation = catalogue::OperationId::PatchContactByEmail;
    QStringList values = {}; // of the path
    QString title = {}; // of the record, for sentences
    QJsonObject before = {}; // only the members that were sent; null: it was empty
    QJsonObject after = {};
    QDateTime at = {};
    ChangeEnd end = ChangeEnd::Saved;
};

// The last edits made on this computer, for undo and to look them up. The newest 500 are kept.
class Changes final : public QObject
{
    Q_OBJECT

public:
    explicit Changes(Worker &worker, QObject *parent);

    [[nodiscard]] const std::vector<Change> &all() const { return m_mirror.content(); }
    // The last edit of a record that can be undone.
    [[nodiscard]] std::optional<Change> last(catalogue::OperationId operation,
                                             const QStringList &values) const;
    [[nodiscard]] std::optional<Change> newest() const; // of any record
    qint64 keep(Change change); // answers its number
    void markUndone(qint64 number);
    void drop(qint64 number); // without a trace
    int forget(const ContactMatcher &contact); // answers how many

Q_SIGNALS:
    void changed();

private:
    friend class Local;
    void fill(std::vector<Change> changes);

    Worker &m_worker;
    Mirror<std::vector<Change>> m_mirror; // oldest first
    qint64 m_nextNumber = 1;
};

} // namespace storedesk::local
