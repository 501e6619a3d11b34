// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/agewords.h"

#include <QCoreApplication>
#include <QLocale>

namespace storedesk::ui::lists {

QString ageWords(const QDateTime &moment, const QDateTime &now)
{
    const auto seconds = moment.secsTo(now);
    const QLocale locale;
    if (seconds < 5)
        return QCoreApplication::translate("AgeWords", "just now");
    if (seconds < 60)
        return QCoreApplication::translate("AgeWords", "%1 s ago").arg(locale.toString(seconds));
    if (seconds < 3600)
        return QCoreApplication::translate("AgeWords", "%1 min ago")
            .arg(locale.toString(seconds / 60));
    return QCoreApplication::translate("AgeWords", "%1 h ago").arg(locale.toString(seconds / 3600));
}

} // namespace storedesk::ui::lists
