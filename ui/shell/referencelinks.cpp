// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "referencelinks.h"

#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "ui/pages/referencedialog.h"
#include "ui/pages/servicereference.h"
#include "ui/widgets/technicalname.h"

#include <QCoreApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QWhatsThisClickedEvent>

namespace storedesk::ui::shell {

ReferenceLinks::ReferenceLinks(PageHost &host, QObject *parent)
    : QObject(parent)
    , m_host(host)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool ReferenceLinks::eventFilter(QObject *watched, QEvent *event)
{
    const auto *widget = qobject_cast<const QWidget *>(watched);
    const bool isLink = event->type() == QEvent::WhatsThisClicked
        && static_cast<QWhatsThisClickedEvent *>(event)->href() == referenceTarget;
    const bool isHelpKey = event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->matches(QKeySequence::HelpContents) && widget
        && qobject_cast<const QDialog *>(widget->window());
    if (!widget || (!isLink && !isHelpKey))
        return QObject::eventFilter(watched, event);
    open(*widget);
    return true;
}

void ReferenceLinks::open(const QWidget &field)
{
    auto *dialog = qobject_cast<QDialog *>(field.window());
    const auto *page = m_host.currentPage();
    const auto word = page ? page->place().page : QString();
    if (!dialog)
        return void(m_host.open(pages::referencePlace(word)));
    if (qobject_cast<pages::ReferenceDialog *>(dialog))
        return;
    (new pages::ReferenceDialog(pages::serviceChapter(word), m_host.theme(), dialog))->open();
}

} // namespace storedesk::ui::shell
