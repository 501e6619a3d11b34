// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/agewords.h"

#include <QCoreApplication>
#include <QLocale>

namespace storedesk::ui {

static QString words(const char *text)
{
    return QCoreApplication::translate("AgeWords", text);
}

QString ageWords(const QDateTime &moment, const QDateTime &now)
{
    const auto seconds = moment.secsTo(now);
    const QLocale locale;
    if (seconds < 5)
        return words(QT_TRANSLATE_NOOP("AgeWords", "just now"));
    if (seconds < 60)
        return words(QT_TRANSLATE_NOOP("AgeWords", "%1 s ago")).arg(locale.toString(seconds));
    if (seconds < 3600)
        return words(QT_TRANSLATE_NOOP("AgeWords", "%1 min ago"))
            .arg(locale.toString(seconds / 60));
    return words(QT_TRANSLATE_NOOP("AgeWords", "%1 h ago")).arg(locale.toString(seconds / 3600));
}

} // namespace storedesk::ui
