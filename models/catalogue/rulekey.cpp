// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/rulekey.h"

#include <QRegularExpression>

namespace storedesk::catalogue {

using namespace Qt::StringLiterals;

QString ruleKeyAt(const QString &pointer)
{
    static const QRegularExpression element(u"/\\d+(?=/|$)"_s);
    auto key = pointer.mid(1);
    return key.replace(element, u"[]"_s).replace(u'/', u'.');
}

} // namespace storedesk::catalogue
