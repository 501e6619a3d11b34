// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "palette.h"

#include "account/account.h"
#include "exports/exportrules.h"
#include "storage/lookuphistory.h"
#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "ui/jobs/bulkpage.h"
#include "ui/navigation/menus.h"
#include "ui/navigation/pagetabs.h"
#include "ui/navigation/synonyms.h"
#include "ui/pages/everylanguage.h"
#include "ui/pages/helptopics.h"
#include "ui/pages/pagetable.h"
#include "ui/pages/recordpages.h"
#include "ui/palette/palettenames.h"
#include "ui/tables/searchfield.h"

#include <QAction>
#include <QLocale>

#include <array>

// Builds the rows of the palette for a text.

namespace storedesk::ui::palette {

using namespace Qt::StringLiterals;

// Removes accents, so that "espanol" finds "Español".
static QString folded(const QString &text)
{
    auto letters = text.normalized(QString::NormalizationForm_KD).toCaseFolded();
    letters.removeIf([](QChar letter) { return letter.isMark(); });
    return letters;
}

bool names(const QString &title, const QString &text)
{
    const auto words = folded(title).split(u' ', Qt::SkipEmptyParts);
    for (const auto &part : folded(text).split(u' ', Qt::SkipEmptyParts)) {
        const bool begins = std::ranges::any_of(
            words, [&part](const QString &word) { return word.startsWith(part); });
        if (!begins)
            return false;
    }
    return true;
}

// Sorts exact matches first, so that "new contact" does not select "New contact field…", then
// titles that match, then rows that match only by keyword. Informational rows keep their position.
void Palette::putBestFirst(QList<PaletteRow> &rows, const QString &text)
{
    const auto wanted = folded(text);
    const auto rank = [&](const PaletteRow &row) {
        const bool asks = row.title.endsWith(u'…');
        const auto title = folded(asks ? row.title.chopped(1) : row.title).trimmed();
        return title == wanted ? 0 : names(row.title, text) ? 1 : 2;
    };
    const auto first = std::ranges::find_if(rows, [](const PaletteRow &row) {
        return static_cast<bool>(row.run) && row.tone != Tone::Accent;
    });
    std::stable_sort(first, rows.end(), [&rank](const PaletteRow &one, const PaletteRow &other) {
        return rank(one) < rank(other);
    });
}

std::function<void()> Palette::opening(const PageAddress &place)
{
    return [this, place] {
        close();
        m_field.clear();
        m_host.open(place);
    };
}

// Skips the pages of the navigation, which addPages() adds.
void Palette::addTabs(QList<PaletteRow> &rows, const QString &text)
{
    for (const auto *page : m_tabs.pages()) {
        const auto place = page->place();
        const auto *row = pages::pageRow(place.page);
        const bool isPage = row && row->group != NavigationGroup::None && place.values.isEmpty();
        const auto title = page->title();
        if (isPage || !names(title + u' ' + (row ? pages::titleOf(*row) : QString()), text))
            continue;
        rows.append({.icon = page->icon(),
                     .title = title,
                     .note = row && pages::titleOf(*row) != title
                         ? tr("Open tab, %1").arg(pages::titleOf(*row))
                         : tr("Open tab"),
                     .run = opening(place),
                     .place = place});
    }
}

void Palette::addMany(QList<PaletteRow> &rows, const QString &text)
{
    for (const auto &many : pages::manyLookUps()) {
        if (m_account->mayRead(many.resource)
            && names(many.title + u' ' + tr("bulk several list paste search"), text))
            rows.append({.icon = Icon::List,
                         .title = many.title,
                         .note = tr("Action"),
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

// Whether the page is useless without write access. The bulk page also looks up records.
static bool onlyWrites(const PageRow &page)
{
    return page.word != jobs::BulkPage::word;
}

void Palette::addPages(QList<PaletteRow> &rows, const QString &text)
{
    for (const auto &page : pages::allPages()) {
        if (page.group == NavigationGroup::None || !names(searchedWords(page), text))
            continue;
        rows.append({.icon = page.icon,
                     .title = pages::titleOf(page),
                     .note = tr("Page"),
                     .run = opening({.page = page.word})});
    }
}

static QString readOnlyWords()
{
    return Palette::tr("Not available: this account is read-only");
}

void Palette::addForms(QList<PaletteRow> &rows, const QString &text)
{
    for (const auto &page : pages::allPages()) {
        if (!makesNew(page) || !names(searchedWords(page), text))
            continue;
        const auto title = tr("%1…", "an action that asks more").arg(pages::titleOf(page));
        if (!m_account->mayWrite() && onlyWrites(page)) {
            rows.append({.icon = Icon::Lock, .title = title, .note = readOnlyWords()});
        } else if (page.creates) {
            rows.append({.icon = page.icon,
                         .title = title,
                         .note = tr("Action"),
                         .run = opening({.page = page.word})});
        } else {
            rows.append({.icon = page.icon,
                         .title = title,
                         .note = tr("Choose a target in “%1”")
                                     .arg(pages::titleOf(*pages::pageRow(QString(page.below)))),
                         .run = opening({.page = page.below})});
        }
    }
}

// Adds one row for each kind of export.
void Palette::addExports(QList<PaletteRow> &rows, const QString &text)
{
    const auto *page = pages::pageRow(u"new-export");
    // The form itself is already listed.
    if (!m_account->mayWrite() || names(ownWords(*page), text))
        return;
    for (const auto &kind : storedesk::exports::exportKinds()) {
        if (names(ownWords(*page) + u' ' + kind.label, text))
            rows.append({.icon = page->icon,
                         .title = tr("%1: %2…").arg(pages::titleOf(*page), kind.label),
                         .note = tr("Action"),
                         .run = opening({.page = page->word, .values = {kind.id}})});
    }
}

// Adds disabled menu actions with the reason why they are disabled.
void Palette::addLocked(QList<PaletteRow> &rows, const QString &text)
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

void Palette::addActions(QList<PaletteRow> &rows, const QString &text)
{
    for (const auto &[action, words, keywords] : m_menus.usable()) {
        const bool known = std::ranges::find(rows, words, &PaletteRow::title) != rows.end();
        if (known || !names(words + u' ' + keywords, text))
            continue;
        rows.append({.icon = Icon::Play,
                     .title = words,
                     .note = tr("Action"),
                     .key = action->shortcut(),
                     .run = [this, kept = QPointer(action)] {
                         close();
                         m_field.clear();
                         if (kept)
                             kept->trigger();
                     }});
    }
}

void Palette::addVisits(QList<PaletteRow> &rows, const QString &text)
{
    struct Kind
    {
        catalogue::Resource resource;
        QLatin1StringView page;
        Icon icon;
    };
    static constexpr std::array kinds{
        Kind{catalogue::Resource::Contact, "contact"_L1, Icon::Person},
        Kind{catalogue::Resource::Product, "product"_L1, Icon::Products},
        Kind{catalogue::Resource::Purchase, "purchase"_L1, Icon::Purchases},
    };
    for (const auto &kind : kinds) {
        int shown = 0;
        for (const auto &visit : m_account->storage().history().visits(kind.resource)) {
            if (shown == 4)
                break;
            const bool fits =
                names(visit.title, text) || visit.value.contains(text, Qt::CaseInsensitive);
            const PageAddress place{.page = kind.page, .values = {visit.lookupKey, visit.value}};
            const bool open = std::ranges::any_of(
                rows, [&place](const PaletteRow &row) { return row.place == place; });
            // A visit without a title was not found.
            if (!fits || open || visit.title.isEmpty())
                continue;
            ++shown;
            rows.append({.icon = visit.pinned ? Icon::Pin : kind.icon,
                         .title = visit.title,
                         .note = visit.value,
                         .run = opening(place)});
        }
    }
}

} // namespace storedesk::ui::palette
