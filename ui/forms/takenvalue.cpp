// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/takenvalue.h"

#include "itemmodels/showntext.h"

#include <QCoreApplication>

namespace storedesk::ui::forms {

void TakenValue::note(const http::Error &error, const QString &value)
{
    if (error.kind != http::ErrorKind::Conflict)
        return;
    m_value = value;
    m_reason = error.words.why.isEmpty()
        ? QCoreApplication::translate("TakenValue",
                                      "The service reports that this is already in use.")
        : itemmodels::shownText(error.words.why);
}

void TakenValue::follow(const QString &value)
{
    if (value != m_value)
        forget();
}

bool TakenValue::is(const QString &value) const
{
    return !m_value.isEmpty() && m_value == value;
}

} // namespace storedesk::ui::forms
