// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/offline/amounttext.h"

#include "itemmodels/showntext.h"

#include <QCoreApplication>
#include <QLocale>

namespace storedesk::ui::records {

QString amountText(qint64 cents, const QString &currency)
{
    const auto amount = QLocale().toString(static_cast<double>(cents) / 100, 'f', 2);
    return currency.isEmpty() ? amount
                              : QCoreApplication::translate("storedesk::ui::records::TimelineModel",
                                                            "%1 %2", "amount and currency")
                                    .arg(amount, itemmodels::shownText(currency));
}

} // namespace storedesk::ui::records
