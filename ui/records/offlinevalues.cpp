// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/offlinevalues.h"

#include "catalogue/key.h"
#include "storage/deletedcontactkeys.h"
#include "ui/host/pagehost.h"
#include "ui/offline/offlinerecord.h"
#include "ui/records/recordloader.h"
#include "workspace/workspace.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>

namespace storedesk::ui::records {

using catalogue::Resource;
using details::FieldLine;
using storedesk::exports::ContactMirrorUpdater;

OfflineValues::OfflineValues(PageHost &host, const RecordLoader &reader, QObject *parent)
    : QObject(parent)
    , m_reader(reader)
    , m_host(host)
{ }

void OfflineValues::need()
{
    const bool isContact = m_reader.lookupKey()->resource() == Resource::Contact;
    const auto keys =
        isContact ? storage::DeletedContactKeys::keysIn(m_reader.record()) : QStringList();
    // Use the last key, the ID, because it never changes.
    const auto key = keys.isEmpty() ? QString() : keys.constLast();
    if (key == m_key)
        return;
    m_key = key;
    m_kept.reset();
    if (key.isEmpty())
        return;
    if (!m_atHand) {
        m_atHand = &m_host.workspace().contactMirror();
        connect(m_atHand, &ContactMirrorUpdater::contentChanged, this, &OfflineValues::ask);
    }
    ask();
}

void OfflineValues::ask()
{
    if (!m_atHand->hasCopy()) {
        if (std::exchange(m_kept, {}))
            Q_EMIT changed();
        return;
    }
    m_asking = true;
    m_atHand->reader().ask(
        [key = m_key](storage::ContactMirror &copy) { return copy.find(key); }, this,
        [this, key = m_key](const base::Result<std::optional<storage::MirroredContact>> &found) {
            // Ignore the result if another contact has been requested in the meantime.
            if (key != m_key)
                return;
            m_asking = false;
            m_kept = found.value_or(std::nullopt);
            Q_EMIT changed();
        });
}

QJsonObject OfflineValues::record() const
{
    return m_kept ? offlineRecord(m_atHand->known().columns, m_kept->cells, m_reader.record())
                  : QJsonObject();
}

// Returns the text to compare, without spaces, because exported tables join lists differently.
static QString compared(const FieldLine &line)
{
    return QString(line.text).remove(u' ');
}

// Compares options regardless of order: the service and its exports may list the options of a
// multiple-choice field differently.
static bool areSameOptions(const QJsonValue &live, const QJsonValue &copied)
{
    const auto optionsOf = [](const QJsonValue &value) {
        QSet<QString> options;
        for (const auto &option : value.toArray())
            options.insert(option.toVariant().toString().trimmed());
        return options;
    };
    return live.isArray() && copied.isArray() && optionsOf(live) == optionsOf(copied);
}

int OfflineValues::mark(std::vector<FieldLine> &lines, const std::vector<FieldLine> &kept) const
{
    int marked = 0;
    const auto copied = record();
    for (auto &line : lines) {
        const auto before = std::ranges::find(kept, line.key, &FieldLine::key);
        if (!m_kept || before == kept.end() || !m_atHand->known().columns.contains(line.key)
            || line.key == catalogue::key::contact::updatedAt || compared(line) == compared(*before)
            || areSameOptions(m_reader.record().value(line.key), copied.value(line.key)))
            continue;
        line.kept = before->text.isEmpty()
            ? tr("changed since the last update; was empty")
            : tr("changed since the last update; was %1").arg(before->text);
        ++marked;
    }
    return marked;
}

int OfflineValues::mark(std::vector<details::LineGroup> &groups,
                        const details::ReadingContext &reading) const
{
    if (!m_kept)
        return 0;
    const auto before = details::knownGroups(Resource::Contact, record(), reading);
    std::vector<FieldLine> kept;
    for (const auto &group : before)
        kept.insert(kept.end(), group.lines.begin(), group.lines.end());
    int marked = 0;
    for (auto &group : groups)
        marked += mark(group.lines, kept);
    return marked;
}

} // namespace storedesk::ui::records
