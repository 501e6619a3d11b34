// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filedrop.h"

#include "account/account.h"
#include "ui/host/importaddress.h"
#include "ui/host/pagehost.h"
#include "ui/host/recipeaddress.h"
#include "ui/sheetview/openfile.h"

#include <QDragEnterEvent>
#include <QMenu>
#include <QMimeData>
#include <QWidget>

#include <algorithm>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;

FileDrop::FileDrop(QWidget &page, PageHost &host, Drop drop)
    : QObject(&page)
    , m_page(page)
    , m_host(host)
    , m_drop(drop)
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
        ask(files, m_page.mapToGlobal(drop->position().toPoint()));
    return true;
}

// Recipes, and files dropped without an account, can only be opened.
void FileDrop::ask(const QStringList &files, const QPoint &place)
{
    const auto isRecipe = [](const QString &file) {
        return file.endsWith(recipeEnding);
    };
    if (m_drop == Drop::Opens || files.isEmpty() || !m_host.hasAccount()
        || std::ranges::any_of(files, isRecipe))
        return sheetview::openFiles(m_host, files);
    auto *menu = new QMenu(&m_page);
    menu->setObjectName(u"dropMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Open in Files"), this,
                    [this, files] { sheetview::openFiles(m_host, files); })
        ->setObjectName(u"openDropped"_s);
    auto *import = menu->addAction(files.size() > 1 ? tr("&Import each…") : tr("&Import…"), this,
                                   [this, files] {
                                       for (const auto &file : files)
                                           m_host.open(importFilePlace(file));
                                   });
    import->setObjectName(u"importDropped"_s);
    import->setEnabled(m_host.account().mayWrite());
    menu->popup(place);
}

} // namespace storedesk::ui::files
