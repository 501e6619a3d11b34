// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "chartscale.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace storedesk::insightviews {

using namespace Qt::StringLiterals;

ChartScale scaleOf(qint64 highest)
{
    static constexpr int lines = 3;
    qint64 power = 1;
    for (;;) {
        for (const qint64 digit : {1, 2, 5}) {
            const auto step = digit * power;
            if (step * lines >= highest)
                return {.step = step,
                        .top = std::max<qint64>(1, (highest + step - 1) / step) * step};
        }
        power *= 10;
    }
}

QString shortNumber(qint64 number)
{
    const QLocale locale;
    if (number >= 1'000'000)
        return QCoreApplication::translate("Chart", "%1 M")
            .arg(locale.toString(static_cast<double>(number) / 1'000'000, 'g', 3));
    if (number >= 1'000)
        return QCoreApplication::translate("Chart", "%1 k")
            .arg(locale.toString(static_cast<double>(number) / 1'000, 'g', 3));
    return locale.toString(number);
}

} // namespace storedesk::insightviews
