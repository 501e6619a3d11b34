// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/changehistory.h"

#include "storage/deletedcontactkeys.h"
#include "storage/schema.h"
#include "storage/storageworker.h"

#include <algorithm>
#include <ranges>

namespace storedesk::storage {

static constexpr qsizetype mostChanges = 500;

ChangeHistory::ChangeHistory(StorageWorker &worker, QObject *parent)
    : QObject(parent)
    , m_worker(worker)
{ }

void ChangeHistory::fill(std::vector<RecordEdit> changes)
{
    if (!changes.empty())
        m_nextNumber = std::max(m_nextNumber, changes.back().number + 1);
    m_mirror.fill(std::move(changes));
    Q_EMIT changed();
}

std::optional<RecordEdit> ChangeHistory::last(catalogue::OperationId operation,
                                              const QStringList &values) const
{
    const std::vector<RecordEdit> &all = m_mirror.content();
    const auto found =
        std::ranges::find_if(std::ranges::reverse_view(all), [&](const RecordEdit &change) {
            return change.end == RecordEditResult::Saved && change.operation == operation
                && change.values == values;
        });
    return found == all.rend() ? std::nullopt : std::optional(*found);
}

std::optional<RecordEdit> ChangeHistory::newest() const
{
    const auto &all = m_mirror.content();
    const auto found = std::ranges::find(std::ranges::reverse_view(all), RecordEditResult::Saved,
                                         &RecordEdit::end);
    return found == all.rend() ? std::nullopt : std::optional(*found);
}

qint64 ChangeHistory::keep(RecordEdit change)
{
    const QDateTime now = m_worker.clock().now();
    if (!change.at.isValid())
        change.at = now;
    // Based on the current time, because a number is needed before the last one has been read from
    // the file.
    change.number = std::max(m_nextNumber, now.toMSecsSinceEpoch());
    m_nextNumber = change.number + 1;
    m_worker.post([change](base::Database &database) -> base::Result<void> {
        const QLatin1StringView operation = catalogue::operation(change.operation).name;
        auto done = database.run("INSERT INTO change"
                                 " (number, operation, path, title, before, after, at, ended)"
                                 " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                                 {change.number, QByteArrayView(operation.data(), operation.size()),
                                  columnOf(change.values), change.title, columnOf(change.before),
                                  columnOf(change.after), columnOf(change.at), qint64(change.end)});
        if (!done)
            return done;
        return database.run("DELETE FROM change WHERE number NOT IN"
                            " (SELECT number FROM change ORDER BY number DESC LIMIT ?)",
                            {mostChanges});
    });
    m_mirror.change([change](std::vector<RecordEdit> &all) {
        all.push_back(change);
        if (all.size() > std::size_t(mostChanges))
            all.erase(all.begin(), all.end() - mostChanges);
    });
    Q_EMIT changed();
    return change.number;
}

void ChangeHistory::markUndone(qint64 number)
{
    m_worker.post([number](base::Database &database) {
        return database.run("UPDATE change SET ended = ? WHERE number = ?",
                            {qint64(RecordEditResult::Undone), number});
    });
    m_mirror.change([number](std::vector<RecordEdit> &all) {
        const auto undone = std::ranges::find(all, number, &RecordEdit::number);
        if (undone != all.end())
            undone->end = RecordEditResult::Undone;
    });
    Q_EMIT changed();
}

void ChangeHistory::drop(qint64 number)
{
    m_worker.post([number](base::Database &database) {
        return database.run("DELETE FROM change WHERE number = ?", {number});
    });
    m_worker.purge();
    m_mirror.change([number](std::vector<RecordEdit> &all) {
        std::erase_if(all, [number](const RecordEdit &change) { return change.number == number; });
    });
    Q_EMIT changed();
}

static bool isAbout(const RecordEdit &change, const DeletedContactKeys &contact)
{
    const bool ofContact =
        catalogue::operation(change.operation).resource == catalogue::Resource::Contact;
    const bool own = ofContact
        && std::ranges::any_of(change.values,
                               [&contact](const QString &value) { return contact.isKey(value); });
    return own || contact.isMentionedIn(change.title) || contact.isMentionedIn(change.before)
        || contact.isMentionedIn(change.after);
}

int ChangeHistory::forget(const DeletedContactKeys &contact)
{
    int forgotten = 0;
    for (const RecordEdit &change : std::vector(m_mirror.content())) {
        if (!isAbout(change, contact))
            continue;
        drop(change.number);
        ++forgotten;
    }
    return forgotten;
}

} // namespace storedesk::storage
