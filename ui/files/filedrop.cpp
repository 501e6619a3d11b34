// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filedrop.h"

#include "ui/sheetview/openfile.h"

#include <QDragEnterEvent>
#include <QMimeData>
#include <QWidget>

namespace storedesk::ui::files {

FileDrop::FileDrop(QWidget &page, PageHost &host)
    : QObject(&page)
    , m_host(host)
{
    page.setAcceptDrops(true);
    page.installEventFilter(this);
}

bool FileDrop::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto *drop = static_cast<QDropEvent *>(event);
    const auto files = sheetview::filesIn(drop->mimeData());
    if (event->type() == QEvent::Drop || !files.isEmpty())
        drop->acceptProposedAction();
    if (event->type() == QEvent::Drop)
        sheetview::openFiles(m_host, files);
    return true;
}

} // namespace storedesk::ui::files
