// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "palette.h"

#include "account/account.h"
#include "ui/host/pagehost.h"
#include "ui/tables/searchfield.h"

// Looks up a text that may be the key of a record.

namespace storedesk::ui::palette {

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
                 .note = tr("up to %n lookups", nullptr, static_cast<int>(guesses.size())),
                 .run = [this, guesses] {
                     search(guesses);
                 }});
    for (const auto &guess : guesses)
        rows.append(
            {.icon = guess.icon, .title = tr("as %1", "a kind of record").arg(guess.words)});
}

void Palette::search(const QList<RecordGuess> &guesses)
{
    m_search = std::make_unique<RecordSearch>(*m_account, guesses);
    connect(m_search.get(), &RecordSearch::changed, this, &Palette::fill);
    connect(m_search.get(), &RecordSearch::found, this, [this](const PageAddress &place) {
        close();
        m_field.clear();
        m_host.open(place);
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
        return Palette::tr("Queued");
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
    return Palette::tr("No permission: your API key can't read this");
}

void Palette::addSearch(QList<PaletteRow> &rows)
{
    const auto &guesses = m_search->guesses();
    const auto text = guesses.front().value;
    if (m_search->ended())
        rows.append({.icon = Icon::Dash,
                     .title = tr("No results for “%1”.").arg(text),
                     .note = tr("Storedesk tried:")});
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

} // namespace storedesk::ui::palette
