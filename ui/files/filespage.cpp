// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filespage.h"

#include "base/clock.h"
#include "ui/files/filedrop.h"
#include "ui/files/filelink.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/sheetview/openfile.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/scrolled.h"

#include <QAction>
#include <QCoreApplication>
#include <QFileInfo>
#include <QLabel>
#include <QPointer>
#include <QScrollArea>
#include <QVBoxLayout>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;

FilesPage::FilesPage(PageHost &host, QWidget *parent)
    : Page(host, {.page = pageid::files}, parent)
    , m_open(new QAction(iconOf(Icon::OpenFolder, host.theme()), tr("&Open files…"), this))
    , m_paste(new QAction(iconOf(Icon::Paste, host.theme()), tr("&Paste as a table"), this))
    , m_compare(new QAction(iconOf(Icon::Swap, host.theme()), tr("&Compare two files…"), this))
    , m_recent(new Card(Icon::Clock, tr("Recent files"), host.theme(), this))
{
    setObjectName(u"filesPage"_s);
    new FileDrop(*this, host);
    m_open->setObjectName(u"openFiles"_s);
    m_paste->setObjectName(u"pasteTable"_s);
    m_paste->setShortcut(QKeySequence::Paste);
    m_paste->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(m_paste);
    m_compare->setObjectName(u"compareFiles"_s);
    m_compare->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_K);
    connect(m_paste, &QAction::triggered, this, [this] { sheetview::openClipboard(this->host()); });
    connect(m_open, &QAction::triggered, this, [this] { sheetview::askForFiles(this->host()); });
    connect(m_compare, &QAction::triggered, this,
            [this] { this->host().open({.page = pageid::compareFiles}); });
    build();
    refresh();
}

QString FilesPage::title() const
{
    return QCoreApplication::translate("PageRow", "Files");
}

QList<QAction *> FilesPage::recordActions() const
{
    return {m_open, m_paste, m_compare};
}

void FilesPage::build()
{
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(20, 16, 20, 16);
    box->setSpacing(12);
    auto *head = new PageHead(title(), this);
    head->setSubtitle(tr("Exports and other tables of any size on this computer"));
    auto *compare = new Button(Icon::Swap, tr("Compare two files…"), host().theme(), this);
    compare->setObjectName(u"compareFilesButton"_s);
    connect(compare, &QPushButton::clicked, m_compare, &QAction::trigger);
    head->add(compare);
    box->addWidget(head);
    m_recent->setObjectName(u"recentFiles"_s);
    m_recent->setFocusPolicy(Qt::NoFocus);
    m_rows = m_recent->body();
    auto *room = new QWidget(this);
    auto *column = columnIn(room, 12);
    column->addWidget(dropArea());
    column->addWidget(m_recent);
    column->addStretch(1);
    box->addWidget(scrolled(room), 1);
}

QWidget *FilesPage::dropArea()
{
    auto *panel = new Panel(this);
    auto *box = panel->box();
    box->setContentsMargins(24, 28, 24, 28);
    box->setSpacing(8);
    auto *sign = new IconLabel(Icon::Files, Tone::Accent, host().theme(), panel);
    sign->setSurface(IconLabel::Surface::Circle);
    sign->setSide(22);
    auto *line = new QLabel(tr("Drop a file here"), panel);
    setRole(line, Role::Heading);
    auto *text = new QLabel(tr("CSV, spreadsheets (.xlsx, .ods), or the ZIP file of an export. "
                               "Files are never changed, and no data leaves this computer."),
                            panel);
    setRole(text, Role::Muted);
    text->setWordWrap(true);
    text->setAlignment(Qt::AlignCenter);
    auto *open = new Button(Icon::OpenFolder, tr("Open files…"), host().theme(), panel);
    m_openButton = open;
    open->setKind(Role::Primary);
    open->setObjectName(u"openFilesButton"_s);
    open->setKeyHint(QKeySequence(QKeySequence::Open));
    connect(open, &QPushButton::clicked, m_open, &QAction::trigger);
    box->addWidget(sign, 0, Qt::AlignHCenter);
    box->addWidget(line, 0, Qt::AlignHCenter);
    box->addWidget(text);
    box->addSpacing(4);
    auto *paste = new Button(Icon::Paste, tr("Paste as a table"), host().theme(), panel);
    paste->setObjectName(u"pasteTableButton"_s);
    paste->setKeyHint(QKeySequence(QKeySequence::Paste));
    connect(paste, &QPushButton::clicked, m_paste, &QAction::trigger);
    auto *ways = new QHBoxLayout;
    ways->addStretch();
    ways->addWidget(open);
    ways->addWidget(paste);
    ways->addStretch();
    box->addLayout(ways);
    return panel;
}

// Focuses the most used action, wherever it is placed.
void FilesPage::focusFirst()
{
    m_openButton->setFocus(Qt::TabFocusReason);
}

void FilesPage::addRow(const RecentFile &file)
{
    auto *link = new FileLink(file, host().clock().now(), host().theme(), m_recent);
    connect(link, &FileLink::chosen, this,
            [this, path = file.path] { host().open(placeOfFile(path)); });
    connect(link, &FileLink::dropped, this, [this, path = file.path] {
        auto undo = forgetFile(host(), path);
        host().tell(tr("%1 was removed from the list.").arg(QFileInfo(path).fileName()),
                    [self = QPointer(this), undo = std::move(undo)] {
                        undo();
                        if (self)
                            self->refresh();
                    });
        // Queued, because refreshing deletes the sender of this signal.
        QMetaObject::invokeMethod(this, &FilesPage::refresh, Qt::QueuedConnection);
    });
    m_rows->addWidget(link);
}

void FilesPage::refresh()
{
    clearLayout(*m_rows);
    const auto files = recentFiles(host());
    for (const auto &file : files)
        addRow(file);
    m_recent->setVisible(!files.isEmpty());
}

void FilesPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    refresh();
}

} // namespace storedesk::ui::files
