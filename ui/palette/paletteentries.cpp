// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/palette/paletteentries.h"

#include "account/account.h"
#include "exports/exportrules.h"
#include "insightviews/answerview.h"
#include "settings/settings.h"
#include "storage/lookuphistory.h"
#include "storage/savedviews.h"
#include "storage/views.h"
#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/host/recordaddress.h"
#include "ui/host/savedviewsmenu.h"
#include "ui/navigation/menus.h"
#include "ui/navigation/pagetabs.h"
#include "ui/navigation/synonyms.h"
#include "ui/pages/everylanguage.h"
#include "ui/pages/helptopics.h"
#include "ui/pages/pagetable.h"
#include "ui/pages/recordpages.h"
#include "ui/palette/nameentries.h"
#include "ui/records/visits.h"

#include <QAction>
#include <QPointer>

#include <algorithm>
#include <array>
#include <utility>

namespace storedesk::ui::palette {

using namespace Qt::StringLiterals;
using values::NameMatch;

PaletteEntries::PaletteEntries(PageHost &host, navigation::Menus &menus,
                               const navigation::PageTabs &tabs, std::function<void()> dismiss)
    : m_host(host)
    , m_menus(menus)
    , m_tabs(tabs)
    , m_dismiss(std::move(dismiss))
{ }

// Whether every word in the text is the prefix of a word in the title. For example, "con fi" finds
// "Contact fields".
static bool names(const QString &title, const QString &text)
{
    const auto words = values::foldedName(title).split(u' ', Qt::SkipEmptyParts);
    for (const auto &part : values::foldedName(text).split(u' ', Qt::SkipEmptyParts)) {
        const bool begins = std::ranges::any_of(
            words, [&part](const QString &word) { return word.startsWith(part); });
        if (!begins)
            return false;
    }
    return true;
}

// Returns the rank of a row; lower ranks are listed first. Pages and actions whose title words
// match are ranked after names that begin with the text. Pages and actions that match only by
// keyword are ranked next, together with names in which a word begins with the text.
static int levelOf(const PaletteRow &row, const QString &text)
{
    enum Level { Whole, Prefix, TitleWord, Word, Inside };
    if (!row.isName) {
        const bool asks = row.title.endsWith(u'…');
        const values::NameSearch search(text);
        const auto match = search.matchOf(asks ? row.title.chopped(1) : row.title);
        return match == NameMatch::Whole ? Whole
            : match == NameMatch::Prefix ? Prefix
            : names(row.title, text)     ? TitleWord
                                         : Word;
    }
    switch (row.match) {
    case NameMatch::Whole:
        return Whole;
    case NameMatch::Prefix:
        return Prefix;
    case NameMatch::WordStart:
        return Word;
    default:
        return Inside;
    }
}

// Sorts exact matches first, so that "new contact" does not select "New contact field…". Equal
// matches are sorted by their last use. Informational rows at the top stay there.
static void putBestFirst(QList<PaletteRow> &rows, const QString &text, const QStringList &used)
{
    struct Ranked
    {
        std::pair<int, qsizetype> rank;
        PaletteRow row;
    };
    const auto first = std::ranges::find_if(
        rows, [](const PaletteRow &row) { return static_cast<bool>(row.run); });
    std::vector<Ranked> ranked;
    for (auto row = first; row != rows.end(); ++row) {
        const auto use = row->isName ? used.indexOf(row->place.text()) : -1;
        ranked.push_back(
            {.rank = {levelOf(*row, text), use < 0 ? used.size() : use}, .row = std::move(*row)});
    }
    std::ranges::stable_sort(ranked, {}, &Ranked::rank);
    std::ranges::transform(ranked, first, &Ranked::row);
}

QList<PaletteRow> PaletteEntries::rowsFor(const QString &text, const NameEntries &byName,
                                          const QStringList &used) const
{
    QList<PaletteRow> rows;
    addVisits(rows, text);
    addPages(rows, text);
    // Add no further rows without a text, because there would be too many.
    if (text.isEmpty())
        return rows;
    addForms(rows, text);
    addTabs(rows, text);
    addBulkLookups(rows, text);
    addExports(rows, text);
    addQuestions(rows, text);
    addActions(rows, text);
    addViews(rows, text);
    addNames(rows, byName.rowsFor(text));
    putBestFirst(rows, text, used);
    // Add settings after pages, so that a search for a page does not select one of its settings.
    addSettings(rows, text);
    addLocked(rows, text);
    return rows;
}

// Skips rows whose page is listed already, for example as an open tab or a recent record.
void PaletteEntries::addNames(QList<PaletteRow> &rows, QList<PaletteRow> named) const
{
    for (auto &row : named) {
        const bool known = !row.place.filter
            && std::ranges::find(rows, row.place, &PaletteRow::place) != rows.end();
        if (known)
            continue;
        row.isName = true;
        row.run = opening(row.place);
        rows.append(std::move(row));
    }
}

std::function<void()> PaletteEntries::opening(const PageAddress &place) const
{
    return [this, place] {
        m_dismiss();
        m_host.open(place);
    };
}

// Adds open tabs, except for pages in the navigation, which addPages() adds.
void PaletteEntries::addTabs(QList<PaletteRow> &rows, const QString &text) const
{
    for (const auto *page : m_tabs.pages()) {
        const auto place = page->place();
        const auto *row = pages::pageRow(place.page);
        const bool isPage = row && row->group != NavigationGroup::None && place.values.isEmpty();
        const auto title = page->title();
        if (isPage || !names(title + u' ' + (row ? pages::titleOf(*row) : QString()), text))
            continue;
        rows.append(
            {.icon = page->icon(),
             .title = title,
             .note = row && pages::titleOf(*row) != title ? pages::titleOf(*row) : QString(),
             .kind = tr("Open tab"),
             .run = opening(place),
             .place = place});
    }
}

void PaletteEntries::addBulkLookups(QList<PaletteRow> &rows, const QString &text) const
{
    for (const auto &many : pages::manyLookUps()) {
        if (m_host.account().mayRead(many.resource)
            && names(many.title + u' ' + tr("bulk several list paste search"), text))
            rows.append({.icon = Icon::List,
                         .title = many.title,
                         .kind = tr("Action"),
                         .run = opening(many.place)});
    }
}

static bool makesNew(const PageRow &page)
{
    return page.creates || !page.below.isEmpty();
}

static QString ownWords(const PageRow &page)
{
    auto words = pages::inEveryLanguage("PageRow", page.title);
    if (page.keywords)
        words += u' ' + pages::inEveryLanguage("Keywords", page.keywords);
    return words + u' ' + pages::helpTopic(QString(page.word)).words;
}

static QString searchedWords(const PageRow &page)
{
    return ownWords(page) + u' ' + navigation::synonymsOf(QString(page.word));
}

// Whether the page is useless without write access. The bulk page is not, because it also looks up
// records.
static bool onlyWrites(const PageRow &page)
{
    return page.word != pageid::bulkJob;
}

void PaletteEntries::addPages(QList<PaletteRow> &rows, const QString &text) const
{
    for (const auto &page : pages::allPages()) {
        if (page.group == NavigationGroup::None || !names(searchedWords(page), text))
            continue;
        rows.append({.icon = page.icon,
                     .title = pages::titleOf(page),
                     .kind = tr("Page"),
                     .run = opening({.page = page.word})});
    }
}

// Adds the questions of the insights, after pages that the text also finds.
void PaletteEntries::addQuestions(QList<PaletteRow> &rows, const QString &text) const
{
    const values::NameSearch search(text);
    for (const auto &display : insightviews::questionDisplays()) {
        const auto *question = storedesk::insights::questionNamed(QString(display.name));
        const auto searched = pages::inEveryLanguage("Insights", question->title) + u' '
            + navigation::synonymsOf(u"insight-%1"_s.arg(display.name));
        if (!names(searched, text))
            continue;
        const auto title = titleOf(*question);
        const auto match = search.matchOf(title);
        const bool begins = match == NameMatch::Whole || match == NameMatch::Prefix;
        const PageAddress place{.page = pageid::insight, .values = {display.name}};
        rows.append({.icon = Icon::Chart,
                     .title = title,
                     .kind = tr("Insight"),
                     .run = opening(place),
                     .place = place,
                     .match = begins ? match : NameMatch::WordStart,
                     .isName = true});
    }
}

static QString readOnlyWords()
{
    return PaletteEntries::tr("Not available: this account is read-only");
}

void PaletteEntries::addForms(QList<PaletteRow> &rows, const QString &text) const
{
    for (const auto &page : pages::allPages()) {
        if (!makesNew(page) || !names(searchedWords(page), text))
            continue;
        const auto title = tr("%1…", "an action that asks more").arg(pages::titleOf(page));
        const auto refused = pages::whyRefused(page, m_host.account());
        if (!m_host.account().mayWrite() && onlyWrites(page)) {
            rows.append({.icon = Icon::Lock, .title = title, .note = readOnlyWords()});
        } else if (!refused.isEmpty()) {
            rows.append({.icon = Icon::Lock, .title = title, .note = refused});
        } else if (page.creates) {
            rows.append({.icon = page.icon,
                         .title = title,
                         .kind = tr("Action"),
                         .run = opening({.page = page.word})});
        } else {
            rows.append({.icon = page.icon,
                         .title = title,
                         .note = tr("Choose a record in “%1” first")
                                     .arg(pages::titleOf(*pages::pageRow(QString(page.below)))),
                         .kind = tr("Action"),
                         .run = opening({.page = page.below})});
        }
    }
}

// Adds one row for each kind of export.
void PaletteEntries::addExports(QList<PaletteRow> &rows, const QString &text) const
{
    const auto *page = pages::pageRow(QString(pageid::newExport));
    // Skip the kinds if the form itself is already listed.
    if (!m_host.account().mayWrite() || names(ownWords(*page), text))
        return;
    for (const auto &kind : storedesk::exports::exportKinds()) {
        if (names(ownWords(*page) + u' ' + kind.label, text))
            rows.append({.icon = page->icon,
                         .title = tr("%1: %2…").arg(pages::titleOf(*page), kind.label),
                         .kind = tr("Action"),
                         .run = opening({.page = page->word, .values = {kind.id}})});
    }
}

// Adds disabled menu actions with the reason why they are disabled.
void PaletteEntries::addLocked(QList<PaletteRow> &rows, const QString &text) const
{
    for (const auto &[action, words, keywords] : m_menus.locked()) {
        const bool known = std::ranges::find(rows, words, &PaletteRow::title) != rows.end();
        if (known || !names(words + u' ' + keywords, text))
            continue;
        const auto why =
            action->statusTip().isEmpty() ? tr("Not available now") : action->statusTip();
        rows.append({.icon = Icon::Lock, .title = words, .note = why});
    }
}

void PaletteEntries::addActions(QList<PaletteRow> &rows, const QString &text) const
{
    for (const auto &[action, words, keywords] : m_menus.usable()) {
        const bool known = std::ranges::find(rows, words, &PaletteRow::title) != rows.end();
        if (known || !names(words + u' ' + keywords, text))
            continue;
        rows.append({.icon = Icon::Play,
                     .title = words,
                     .kind = tr("Action"),
                     .key = action->shortcut(),
                     .run = [this, kept = QPointer(action)] {
                         m_dismiss();
                         if (kept)
                             kept->trigger();
                     }});
    }
}

// Adds pinned records of every kind, and recent lookups of kinds that are looked up.
void PaletteEntries::addVisits(QList<PaletteRow> &rows, const QString &text) const
{
    const values::NameSearch search(text);
    for (int resource = 0; resource < static_cast<int>(catalogue::Resource::Count); ++resource) {
        int shown = 0;
        for (const auto &visit : m_host.account().storage().history().visits(
                 static_cast<catalogue::Resource>(resource))) {
            if (shown == 4)
                break;
            const bool fits = search.matchOf(visit.title) != NameMatch::None
                || search.matchOf(visit.value) != NameMatch::None;
            const auto place = records::placeOf(visit);
            // Skip visits without a title, which were not found.
            if (!fits || visit.title.isEmpty() || !place)
                continue;
            ++shown;
            rows.append(
                {.icon = visit.pinned ? Icon::Pin : iconOf(visit.resource),
                 .title = visit.title,
                 .note = visit.value,
                 .kind = catalogue::titleOf(visit.resource),
                 .run = opening(*place),
                 .place = *place,
                 .match = std::min(search.matchOf(visit.title), search.matchOf(visit.value)),
                 .isName = true});
        }
    }
}

void PaletteEntries::addSettings(QList<PaletteRow> &rows, const QString &text) const
{
    for (const auto &row : settings::settingRows()) {
        const auto title = settings::titleOf(row);
        if (!m_host.settings().isUsed(row.setting)
            || !names(pages::inEveryLanguage("Settings", row.title) + u' '
                          + pages::inEveryLanguage("Settings", row.keywords),
                      text))
            continue;
        rows.append({.icon = Icon::Settings,
                     .title = title,
                     .note = settings::titleOf(row.section),
                     .kind = tr("Setting"),
                     .run = opening({.page = pageid::preferences,
                                     .filter = QMap<QString, QString>{{QString(), title}}})});
    }
}

// Adds saved views. A saved view for files applies to the current file.
void PaletteEntries::addViews(QList<PaletteRow> &rows, const QString &text) const
{
    const values::NameSearch search(text);
    const auto *front = m_host.currentPage();
    for (const auto &page : pages::allPages()) {
        const bool ofFiles = page.word == pageid::files;
        if (ofFiles && (!front || front->place().page != page.word))
            continue;
        for (const auto &view :
             storage::savedViews(m_host.account().storage().views(), QString(page.word))) {
            const auto match = search.matchOf(view.name);
            if (match == NameMatch::None)
                continue;
            auto place = ofFiles ? front->place() : PageAddress{.page = QString(page.word)};
            place.filter = QMap<QString, QString>{{QString(savedViewKey), view.name}};
            rows.append({.icon = Icon::Bookmark,
                         .title = view.name,
                         .note = pages::titleOf(page),
                         .kind = tr("Saved view"),
                         .run = opening(place),
                         .match = match,
                         .isName = true});
        }
    }
}

} // namespace storedesk::ui::palette
