// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/recordview.h"

#include "account/account.h"
#include "account/recordnames.h"
#include "catalogue/key.h"
#include "ui/host/pagehost.h"
#include "ui/widgets/scrolled.h"

#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace storedesk::ui::records {

namespace key = catalogue::key;

QWidget *RecordView::padded(QWidget *content)
{
    auto *page = new QWidget(m_bodies);
    // Create the scroll area first, so that the widgets added to the page have their final parent.
    auto *area = scrolled(page);
    auto *box = new QVBoxLayout(page);
    box->setContentsMargins(16, 16, 16, 16);
    box->addWidget(content);
    box->addStretch(1);
    return area;
}

QWidget *RecordView::editorRoom() const
{
    return m_stack;
}

details::ReadingContext RecordView::reading() const
{
    return {.now = m_host.clock().now(),
            .currency = m_host.account().store().value(key::currency).toString(),
            .names = &m_host.account().names()};
}

} // namespace storedesk::ui::records
