// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lookups/lookupfield.h"
#include "ui/lookups/lookuppage.h"
#include "ui/records/recordpanel.h"
#include "ui/tables/searchfield.h"
#include "ui/widgets/notice.h"

#include <QVBoxLayout>

// Marks a record that belongs to an earlier text of the look-up field.
namespace storedesk::ui::lookups {

using namespace Qt::StringLiterals;

QWidget *LookupPage::rightSide()
{
    m_former->setObjectName(u"formerResult"_s);
    m_former->hide();
    auto *widget = new QWidget(this);
    auto *box = new QVBoxLayout(widget);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(8);
    box->addWidget(m_former);
    box->addWidget(m_panel, 1);
    return widget;
}

// Prevents the user from mistaking the record for the answer to the text being typed.
void LookupPage::markFormer()
{
    const auto &reader = m_panel->reader();
    const bool typed = !m_look->field()->text().trimmed().isEmpty();
    const bool former = reader.lookupKey() && typed && !m_look->isAsked();
    if (former && m_former->isHidden())
        m_former->tell(Tone::Warn, tr("Previous result: %1").arg(reader.pathValues().constLast()),
                       tr("Press Enter to look up what you typed."));
    m_former->setVisible(former);
}

} // namespace storedesk::ui::lookups
