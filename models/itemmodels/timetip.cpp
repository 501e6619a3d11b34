// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "timetip.h"

#include <QDateTime>
#include <QLocale>

namespace storedesk::itemmodels {

QVariant timeTip(const QDateTime &time)
{
    return time.isValid() ? QLocale().toString(time.toLocalTime(), QLocale::LongFormat)
                          : QVariant();
}

QString timeTip(const QString &text, const QDateTime &time)
{
    return time.isValid() ? text + u'\n' + timeTip(time).toString() : text;
}

} // namespace storedesk::itemmodels
