// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storemark.h"

#include "ui/widgets/visibletext.h"

#include <QCoreApplication>

namespace storedesk::ui {

static QString titleOf(accounts::Kind kind)
{
    switch (kind) {
    case accounts::Kind::Practice:
        return QCoreApplication::translate("StoreMark", "Practice store");
    case accounts::Kind::Test:
        return QCoreApplication::translate("StoreMark", "Test store");
    case accounts::Kind::Live:
        break;
    }
    return QCoreApplication::translate("StoreMark", "Live store");
}

QString nameOf(const accounts::Profile &profile)
{
    return profile.kind == accounts::Kind::Practice ? titleOf(profile.kind)
                                                    : visibleText(profile.name);
}

QString wordOf(accounts::Kind kind)
{
    switch (kind) {
    case accounts::Kind::Practice:
        return QCoreApplication::translate("StoreMark", "practice");
    case accounts::Kind::Test:
        return QCoreApplication::translate("StoreMark", "test");
    case accounts::Kind::Live:
        break;
    }
    return QCoreApplication::translate("StoreMark", "live");
}

QString textOf(accounts::GuardLevel guard)
{
    switch (guard) {
    case accounts::GuardLevel::ReadOnly:
        return QCoreApplication::translate("StoreMark", "Read-only");
    case accounts::GuardLevel::Confirm:
        return QCoreApplication::translate("StoreMark", "Confirm");
    case accounts::GuardLevel::Free:
        break;
    }
    return QCoreApplication::translate("StoreMark", "Unprotected");
}

StoreMark markOf(const accounts::Profile &profile)
{
    return {.name = nameOf(profile),
            .kind = titleOf(profile.kind),
            .colour = storeColourOf(profile.colour).value_or(StoreColour::Slate),
            .note = profile.address.authority()};
}

} // namespace storedesk::ui
