// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/listmessages.h"

#include "ui/host/pagehost.h"
#include "ui/widgets/button.h"
#include "ui/widgets/footline.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/statepane.h"

namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;

ListMessages::ListMessages(QAbstractScrollArea &view, PageHost &host, QWidget *parent)
    : QObject(parent)
    , m_host(host)
    , m_pane(new StatePane(&view, host.theme()))
    , m_banner(new Notice(host.theme(), parent))
    , m_foot(new FootLine(host.theme(), parent))
{
    m_banner->hide();
    auto *again = m_banner->addButton(tr("Try again"));
    again->setObjectName(u"bannerAgain"_s);
    connect(again, &QPushButton::clicked, this, &ListMessages::refreshWanted);
    m_foot->setObjectName(u"foot"_s);
    m_foot->button()->setObjectName(u"footButton"_s);
}

} // namespace storedesk::ui::lists
