// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/palette/nameentries.h"

#include "account/account.h"
#include "account/namedrecords.h"
#include "catalogue/choice.h"
#include "catalogue/key.h"
#include "exports/exportrules.h"
#include "exports/localexports.h"
#include "storage/namedids.h"
#include "storage/views.h"
#include "ui/details/groups.h"
#include "ui/files/recentfiles.h"
#include "ui/host/fileaddress.h"
#include "ui/host/jobaddress.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/host/recordaddress.h"
#include "ui/jobs/jobtexts.h"
#include "ui/pages/manualbook.h"
#include "ui/palette/contacthits.h"
#include "ui/palette/producthits.h"
#include "workspace/workspace.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QSet>

#include <algorithm>
#include <array>

namespace storedesk::ui::palette {

using namespace Qt::StringLiterals;
using catalogue::Resource;
using values::NameMatch;

// More rows of one kind would hide the other kinds.
static constexpr qsizetype mostOfKind = 5;

static constexpr std::array namedResources{Resource::Product,         Resource::CouponSet,
                                           Resource::Workflow,        Resource::CustomIntegration,
                                           Resource::CustomEventType, Resource::ContactField};

NameEntries::NameEntries(PageHost &host, const Sources &sources)
    : m_host(host)
    , m_sources(sources)
{ }

// Removes rows that do not match, and keeps only the best of the matching rows.
static QList<PaletteRow> bestOf(QList<PaletteRow> rows)
{
    rows.removeIf([](const PaletteRow &row) { return row.match == NameMatch::None; });
    std::ranges::stable_sort(rows, {}, &PaletteRow::match);
    rows.resize(std::min(rows.size(), mostOfKind));
    return rows;
}

QList<PaletteRow> NameEntries::rowsFor(const QString &text) const
{
    const Search search(text);
    auto rows = bestOf(contactRows(search));
    for (const auto resource : namedResources) {
        auto records = recordRows(resource, search);
        if (resource == Resource::Product)
            records += soldProductRows(search);
        rows += bestOf(records);
    }
    rows += bestOf(namedIdRows(search));
    rows += bestOf(jobRows(search));
    rows += bestOf(fileRows(search));
    rows += bestOf(chapterRows(search));
    return rows;
}

// Contacts found for an earlier text stay in the list as long as they match, until those for the
// new text have been found.
QList<PaletteRow> NameEntries::contactRows(const Search &search) const
{
    QList<PaletteRow> rows;
    for (const auto &record : m_sources.contacts.records()) {
        for (const auto *lookupKey : catalogue::lookupKeysOf(Resource::Contact)) {
            const auto value = record.value(lookupKey->member).toString();
            if (value.isEmpty())
                continue;
            const auto name = details::nameOf(Resource::Contact, record);
            const auto externalId = record[catalogue::key::contact::externalId].toString();
            const bool isId =
                search.matchOf(record[catalogue::key::id].toString()) == NameMatch::Whole;
            rows.append(
                {.icon = Icon::Person,
                 .title = name,
                 .note = value == name ? QString() : value,
                 .kind = catalogue::titleOf(Resource::Contact),
                 .place = placeOf(*lookupKey, {value}),
                 .match = isId
                     ? NameMatch::Whole
                     : std::min({search.matchOf(name), search.matchOf(value),
                                 search.matchOf(externalId),
                                 search.matchOf(u"%1 %2 %3"_s.arg(name, value, externalId))})});
            break;
        }
    }
    return rows;
}

QList<PaletteRow> NameEntries::recordRows(Resource resource, const Search &search) const
{
    QList<PaletteRow> rows;
    const auto &names = m_sources.records.names();
    const auto *lookupKey = catalogue::usualKeyOf(resource);
    for (auto known = names.lower_bound({resource, {}});
         known != names.end() && known->first.first == resource; ++known) {
        const auto &[path, name] = std::pair(known->first.second, known->second);
        auto match = search.matchOf(name);
        QString note;
        if (resource == Resource::CustomEventType) {
            const auto parent = names.find({Resource::CustomIntegration, path.first(1)});
            note = parent == names.end() ? QString() : parent->second;
        } else if (resource == Resource::ContactField || resource == Resource::Product) {
            note = path.constLast();
            match = std::min(match, search.matchOf(note));
        }
        rows.append({.icon = iconOf(resource),
                     .title = name,
                     .note = note,
                     .kind = catalogue::titleOf(resource),
                     .place = placeOf(*lookupKey, path),
                     .match = match});
    }
    return rows;
}

// Products that were read from the service are left out.
QList<PaletteRow> NameEntries::soldProductRows(const Search &search) const
{
    QList<PaletteRow> rows;
    for (const auto &[id, name] : m_sources.products.products()) {
        if (m_sources.records.names().contains({Resource::Product, {id}}))
            continue;
        rows.append({.icon = iconOf(Resource::Product),
                     .title = name.isEmpty() ? id : name,
                     .note = id,
                     .kind = catalogue::titleOf(Resource::Product),
                     .place = placeOf(*catalogue::usualKeyOf(Resource::Product), {id}),
                     .match = std::min(search.matchOf(name), search.matchOf(id))});
    }
    return rows;
}

QList<PaletteRow> NameEntries::namedIdRows(const Search &search) const
{
    using storage::NamedKind;
    QList<PaletteRow> rows;
    for (const auto kind : {NamedKind::Segment, NamedKind::Report}) {
        const bool isSegment = kind == NamedKind::Segment;
        const auto filter = isSegment ? catalogue::key::segmentId : catalogue::key::reportId;
        const auto exportKind =
            isSegment ? u"contacts"_s : QString(catalogue::choice::exporttype::dataExplorer);
        for (const auto &named : storage::namedIds(m_host.account().storage().views(), kind)) {
            rows.append({.icon = isSegment ? Icon::Filter : Icon::Chart,
                         .title = named.name,
                         .note = isSegment ? tr("Export the segment's contacts…")
                                           : tr("Export the report…"),
                         .kind = isSegment ? tr("Segment") : tr("Report"),
                         .place = {.page = pageid::newExport,
                                   .values = {exportKind},
                                   .filter = QMap<QString, QString>{{filter, named.id}}},
                         .match = std::min(search.matchOf(named.name), search.matchOf(named.id))});
        }
    }
    return rows;
}

QList<PaletteRow> NameEntries::jobRows(const Search &search) const
{
    QList<PaletteRow> rows;
    for (const auto &job : m_host.workspace().jobManager().jobs()) {
        const auto sentence = jobs::sentenceOf(job.head);
        const auto created = job.head.created.toLocalTime();
        rows.append(
            {.icon = jobs::iconOf(job.head),
             .title = sentence,
             .note = QLocale().toString(created, QLocale::ShortFormat),
             .kind = tr("Job"),
             .place = jobPlace(job.id),
             .match = std::min(search.matchOf(sentence), search.matchOf(job.head.title()))});
    }
    return rows;
}

QList<PaletteRow> NameEntries::fileRows(const Search &search) const
{
    QList<PaletteRow> rows;
    QSet<QString> paths;
    const auto add = [&](const QString &path, const QString &note) {
        if (path.isEmpty() || paths.contains(path))
            return;
        paths.insert(path);
        const auto name = QFileInfo(path).fileName();
        rows.append({.icon = Icon::Files,
                     .title = name,
                     .note = note,
                     .kind = tr("File"),
                     .place = placeOfFile(path),
                     .match = search.matchOf(name)});
    };
    for (const auto &file : files::recentFiles(m_host))
        add(file.path, QDir::toNativeSeparators(QFileInfo(file.path).path()));
    for (const auto &stored : m_host.workspace().localExports().all())
        add(stored.path,
            tr("Export of %1")
                .arg(QLocale().toString(stored.asked.toLocalTime().date(), QLocale::ShortFormat)));
    return rows;
}

// Chapter titles name tasks, such as "Export contacts". These rows are listed after the action
// itself.
QList<PaletteRow> NameEntries::chapterRows(const Search &search) const
{
    QList<PaletteRow> rows;
    for (const auto &chapter : pages::chapters()) {
        const auto match = search.matchOf(chapter.title);
        rows.append({.icon = Icon::Help,
                     .title = chapter.title,
                     .kind = tr("Manual"),
                     .place = {.page = pageid::manual, .values = {chapter.name}},
                     .match = match == NameMatch::Prefix ? NameMatch::WordStart : match});
    }
    return rows;
}

} // namespace storedesk::ui::palette
