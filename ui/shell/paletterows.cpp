// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "palette.h"

#include "desk/desk.h"
#include "local/history.h"
#include "ui/frame/frame.h"
#include "ui/frame/page.h"
#include "ui/records/recordpages.h"
#include "ui/shell/menus.h"
#include "ui/shell/pagetable.h"
#include "ui/shell/pagetabs.h"
#include "ui/widgets/searchfield.h"

#include <QAction>
#include <QLocale>

#include <array>

// What the palette offers for a text.

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;

// Without accents, which nobody types into a search: "espanol" finds "Español".
static QString folded(const QString &text)
{
    auto letters = text.normalized(QString::NormalizationForm_KD).toCaseFolded();
    letters.removeIf([](QChar letter) { return letter.isMark(); });
    return letters;
}

// Every word of the text begins a word of the title: "con fi" finds "Contact fields".
static bool names(const QString &title, const QString &text)
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

// Whoever types a whole name means that: "new contact" is no "New contact field…".
void Palette::putExactFirst(QList<PaletteRow> &rows, const QString &text)
{
    const auto wanted = folded(text);
    std::ranges::stable_partition(rows, [&wanted](const PaletteRow &row) {
        const bool asks = row.title.endsWith(u'…');
        return folded(asks ? row.title.chopped(1) : row.title).trimmed() == wanted;
    });
}

std::function<void()> Palette::opening(const Place &place)
{
    return [this, place] {
        close();
        m_field.clear();
        m_frame.open(place);
    };
}

// Those of the navigation are offered as pages.
void Palette::addTabs(QList<PaletteRow> &rows, const QString &text)
{
    for (const auto *page : m_tabs.pages()) {
        const auto place = page->place();
        const auto *row = pageRow(place.page);
        const bool isPage = row && row->group != Group::None && place.values.isEmpty();
        const auto title = page->title();
        if (isPage || !names(title + u' ' + (row ? titleOf(*row) : QString()), text))
            continue;
        rows.append({.icon = page->icon(),
                     .title = title,
                     .note = row && titleOf(*row) != title ? tr("Open tab, %1").arg(titleOf(*row))
                                                           : tr("Open tab"),
                     .run = opening(place),
                     .place = place});
    }
}

void Palette::addMany(QList<PaletteRow> &rows, const QString &text)
{
    for (const auto &many : records::manyLookUps()) {
        if (m_desk->mayRead(many.resource)
            && names(many.title + u' ' + tr("bulk several list paste search"), text))
            rows.append({.icon = Icon::List,
                         .title = many.title,
                         .note = tr("Action"),
                         .run = opening(many.place)});
    }
}

void Palette::addPages(QList<PaletteRow> &rows, const QString &text)
{
    for (const auto &page : allPages()) {
        if (page.group == Group::None || !names(titleOf(page), text))
            continue;
        rows.append({.icon = page.icon,
                     .title = titleOf(page),
                     .note = tr("Page"),
                     .run = opening({.page = page.word})});
    }
}

void Palette::addForms(QList<PaletteRow> &rows, const QString &text)
{
    for (const auto &page : allPages()) {
        if (!page.creates || !m_desk->mayWrite() || !names(titleOf(page), text))
            continue;
        rows.append({.icon = page.icon,
                     .title = tr("%1…", "an action that asks more").arg(titleOf(page)),
                     .note = tr("Action"),
                     .run = opening({.page = page.word})});
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
        for (const auto &visit : m_desk->local().history().visits(kind.resource)) {
            if (shown == 4)
                break;
            const bool fits =
                names(visit.title, text) || visit.value.contains(text, Qt::CaseInsensitive);
            const Place place{.page = kind.page, .values = {visit.lookupKey, visit.value}};
            const bool open = std::ranges::any_of(
                rows, [&place](const PaletteRow &row) { return row.place == place; });
            if (!fits || open || visit.title.isEmpty()) // it was not found
                continue;
            ++shown;
            rows.append({.icon = visit.pinned ? Icon::Pin : kind.icon,
                         .title = visit.title,
                         .note = visit.value,
                         .run = opening(place)});
        }
    }
}

void Palette::addGuesses(QList<PaletteRow> &rows, const QString &text)
{
    const auto guesses = guessesOf(text);
    if (guesses.isEmpty())
        return;
    QStringList words;
    for (const auto &guess : guesses)
        words.append(guess.words);
    rows.append({.icon = Icon::Search,
                 .tone = Tone::Accent,
                 .title = tr("Look up “%1”").arg(text),
                 .note = tr("up to %n look-ups", nullptr, static_cast<int>(guesses.size())),
                 .run = [this, guesses] {
                     search(guesses);
                 }});
    for (const auto &guess : guesses)
        rows.append(
            {.icon = guess.icon, .title = tr("as %1", "a kind of record").arg(guess.words)});
}

void Palette::search(const QList<RecordGuess> &guesses)
{
    m_search = std::make_unique<RecordSearch>(*m_desk, guesses);
    connect(m_search.get(), &RecordSearch::changed, this, &Palette::fill);
    connect(m_search.get(), &RecordSearch::found, this, [this](const Place &place) {
        close();
        m_field.clear();
        m_frame.open(place);
    });
    m_search->start();
}

struct RowSign
{
    Icon icon;
    Tone tone;
};

static RowSign signOf(RecordSearch::State state)
{
    switch (state) {
    case RecordSearch::State::Waiting:
        return {Icon::Clock, Tone::Neutral};
    case RecordSearch::State::Asking:
        return {Icon::Ring, Tone::Accent};
    case RecordSearch::State::Found:
        return {Icon::TickCircle, Tone::Ok};
    case RecordSearch::State::NotFound:
        return {Icon::Dash, Tone::Neutral};
    case RecordSearch::State::Failed:
        return {Icon::CrossCircle, Tone::Err};
    case RecordSearch::State::Locked:
        break;
    }
    return {Icon::Lock, Tone::Neutral};
}

static QString wordsOf(const RecordSearch &search, qsizetype guess)
{
    switch (search.state(guess)) {
    case RecordSearch::State::Waiting:
        return Palette::tr("Waiting");
    case RecordSearch::State::Asking:
        return Palette::tr("Checking");
    case RecordSearch::State::Found:
        return Palette::tr("Found");
    case RecordSearch::State::NotFound:
        return Palette::tr("Not found");
    case RecordSearch::State::Failed:
        return search.reason(guess);
    case RecordSearch::State::Locked:
        break;
    }
    return Palette::tr("Locked: this key may not read it");
}

void Palette::addSearch(QList<PaletteRow> &rows)
{
    const auto &guesses = m_search->guesses();
    const auto text = guesses.front().value;
    if (m_search->ended())
        rows.append({.icon = Icon::Dash,
                     .title = tr("Nothing was found for “%1”.").arg(text),
                     .note = tr("This is what was tried:")});
    for (qsizetype guess = 0; guess < guesses.size(); ++guess) {
        const auto sign = signOf(m_search->state(guess));
        rows.append({.icon = sign.icon,
                     .tone = sign.tone,
                     .title = tr("as %1", "a kind of record").arg(guesses[guess].words),
                     .note = wordsOf(*m_search, guess)});
    }
    if (m_search->ended())
        rows.append({.icon = Icon::Refresh, .title = tr("Try again"), .run = [this, guesses] {
                         search(guesses);
                     }});
}

} // namespace storedesk::ui::shell
