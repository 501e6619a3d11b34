// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/action.h"

#include <QCoreApplication>

namespace storedesk::catalogue {

static const char *patternOf(const Operation &operation)
{
    switch (operation.effect) {
    case Effect::Create:
        return operation.resource == Resource::CustomEvent
            ? QT_TRANSLATE_NOOP("Actions", "Send %1")
            : QT_TRANSLATE_NOOP("Actions", "Create %1");
    case Effect::Update:
        return QT_TRANSLATE_NOOP("Actions", "Update %1");
    case Effect::Delete:
        return QT_TRANSLATE_NOOP("Actions", "Delete %1");
    case Effect::Read:
        break;
    }
    return QT_TRANSLATE_NOOP("Actions", "Load %1");
}

QString actionOf(const Operation &operation)
{
    // The path of a list ends with a slash. So does the path of the store, which is a single
    // record.
    const bool many = operation.effect == Effect::Read && operation.path.endsWith(u'/')
        && operation.resource != Resource::Store;
    auto object = many ? pluralOf(operation.resource) : titleOf(operation.resource);
    if (!object.isEmpty())
        object[0] = object[0].toLower();
    return QCoreApplication::translate("Actions", patternOf(operation)).arg(object);
}

} // namespace storedesk::catalogue
