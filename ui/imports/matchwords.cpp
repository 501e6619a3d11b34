// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/matchwords.h"

#include <QCoreApplication>

namespace storedesk::ui::imports {

using storedesk::importcheck::How;

namespace {
struct MatchWords
{
    Q_DECLARE_TR_FUNCTIONS(MatchWords)
};
} // namespace

Pill pillOf(const storedesk::importcheck::ImportColumn &column)
{
    switch (column.how) {
    case How::Exact:
        return {MatchWords::tr("Same name"), Icon::TickCircle, Tone::Ok};
    case How::Alike:
        return {MatchWords::tr("Similar"), Icon::Search, Tone::Accent};
    case How::LastTime:
        return {MatchWords::tr("Same as last time"), Icon::Clock, Tone::Accent};
    case How::ByHand:
        return column.target.isEmpty()
            ? Pill{MatchWords::tr("Excluded by you"), Icon::Dash, Tone::Neutral}
            : Pill{MatchWords::tr("Chosen by you"), Icon::Person, Tone::Neutral};
    case How::None:
        break;
    }
    return {MatchWords::tr("Not imported"), Icon::Dash, Tone::Neutral};
}

Pill pillOf(const storedesk::importcheck::OptionChoice &choice)
{
    switch (choice.how) {
    case How::Exact:
        return {MatchWords::tr("Same name"), Icon::TickCircle, Tone::Ok};
    case How::Alike:
        return {MatchWords::tr("Same meaning"), Icon::TickCircle, Tone::Ok};
    case How::LastTime:
        return {MatchWords::tr("Same as last time"), Icon::Clock, Tone::Accent};
    case How::ByHand:
        return {MatchWords::tr("Chosen by you"), Icon::Person, Tone::Neutral};
    case How::None:
        break;
    }
    return {MatchWords::tr("Choose an option"), Icon::Warning, Tone::Warn};
}

} // namespace storedesk::ui::imports
