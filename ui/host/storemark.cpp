// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storemark.h"

#include "ui/widgets/visibletext.h"

#include <QCoreApplication>

namespace storedesk::ui {

static QString titleOf(profiles::StoreKind kind)
{
    switch (kind) {
    case profiles::StoreKind::Practice:
        return QCoreApplication::translate("StoreMark", "Practice store");
    case profiles::StoreKind::Test:
        return QCoreApplication::translate("StoreMark", "Test store");
    case profiles::StoreKind::Live:
        break;
    }
    return QCoreApplication::translate("StoreMark", "Live store");
}

QString nameOf(const profiles::Profile &profile)
{
    return profile.id == profiles::practiceId ? titleOf(profile.kind) : visibleText(profile.name);
}

QString wordOf(profiles::StoreKind kind)
{
    switch (kind) {
    case profiles::StoreKind::Practice:
        return QCoreApplication::translate("StoreMark", "practice");
    case profiles::StoreKind::Test:
        return QCoreApplication::translate("StoreMark", "test");
    case profiles::StoreKind::Live:
        break;
    }
    return QCoreApplication::translate("StoreMark", "live");
}

QString textOf(profiles::ProtectionLevel guard)
{
    switch (guard) {
    case profiles::ProtectionLevel::ReadOnly:
        return QCoreApplication::translate("StoreMark", "Read-only");
    case profiles::ProtectionLevel::Confirm:
        return QCoreApplication::translate("StoreMark", "Confirm");
    case profiles::ProtectionLevel::Free:
        break;
    }
    return QCoreApplication::translate("StoreMark", "Unprotected");
}

StoreMark markOf(const profiles::Profile &profile)
{
    return {.name = nameOf(profile),
            .kind = titleOf(profile.kind),
            .colour = storeColourOf(profile.colour).value_or(StoreColour::Slate),
            .note = profile.address.authority()};
}

} // namespace storedesk::ui
