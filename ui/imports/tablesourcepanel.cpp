// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/tablesourcepanel.h"

#include "account/account.h"
#include "imports/importdraft.h"
#include "storage/views.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/flowlayout.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QJsonArray>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::imports::ImportDraft;

TableSourcePanel::TableSourcePanel(ImportDraft &draft, PageHost &host, QWidget *parent)
    : Panel(parent)
    , m_draft(draft)
    , m_host(host)
    , m_choose(new Button(Icon::OpenFolder, tr("Choose a &file…"), host.theme(), this))
    , m_recent(new Button(Icon::Clock, tr("Recen&t"), host.theme(), this))
    , m_source(new ElidedLabel({}, this))
    , m_text(new QPlainTextEdit(this))
    , m_use(new Button(Icon::Paste, tr("&Use these rows"), host.theme(), this))
{
    build();
    connect(m_choose, &Button::clicked, this, &TableSourcePanel::askForFile);
    connect(m_recent, &Button::clicked, this, &TableSourcePanel::showRecent);
    connect(m_use, &Button::clicked, this, &TableSourcePanel::useRows);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        showState();
        Q_EMIT textChanged();
    });
    connect(&draft, &ImportDraft::changed, this, &TableSourcePanel::showState);
}

void TableSourcePanel::build()
{
    box()->setContentsMargins(16, 12, 16, 16);
    box()->setSpacing(8);
    auto *heading = new QLabel(tr("Where are the rows?"), this);
    setRole(heading, Role::Heading);
    m_choose->setObjectName(u"chooseFile"_s);
    m_source->setObjectName(u"source"_s);
    m_source->setElideMode(Qt::ElideMiddle);
    auto *line = new QHBoxLayout;
    m_recent->setObjectName(u"recentFiles"_s);
    line->addWidget(m_choose);
    line->addWidget(m_recent);
    line->addWidget(m_source, 1);
    m_text->setObjectName(u"rowsText"_s);
    m_text->setAccessibleName(tr("Rows"));
    m_text->setPlaceholderText(tr("Or paste rows from a spreadsheet here, with their headings"));
    m_text->setTabChangesFocus(true);
    m_text->setMinimumHeight(m_host.theme().scaled(90));
    m_use->setObjectName(u"useRows"_s);
    m_use->setEnabled(false);
    box()->addWidget(heading);
    box()->addLayout(line);
    box()->addWidget(m_text, 1);
    auto *more = new QWidget(this);
    // Wraps into as many lines as large text needs.
    m_buttons = new FlowLayout(more);
    m_buttons->setContentsMargins(0, 0, 0, 0);
    m_buttons->addWidget(m_use);
    box()->addWidget(more);
}

void TableSourcePanel::addButton(Button *button)
{
    m_buttons->addWidget(button);
}

void TableSourcePanel::focusFirst()
{
    m_choose->setFocus(Qt::OtherFocusReason);
}

void TableSourcePanel::askForFile()
{
    auto *dialog = fileDialog(m_host, window(), tr("Choose a table"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters(
        {tr("Tables (*.csv *.tsv *.txt *.xlsx *.ods *.zip *.gz)"), tr("All files (*)")});
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &TableSourcePanel::openFile);
    dialog->open();
}

void TableSourcePanel::openFile(const QString &path)
{
    m_pasted.clear();
    Q_EMIT opening();
    rememberFile(path);
    noteFolder(m_host, path);
    m_draft.openFile(path);
}

void TableSourcePanel::setText(const QString &text, const QString &title)
{
    m_pasted = text;
    m_draft.openText(text, title);
}

void TableSourcePanel::setGenerated(const QString &text, const QString &title)
{
    m_pasted = text;
    Q_EMIT opening();
    m_draft.openText(text, title, true);
}

// Recently imported files, latest first. Only the names are stored.
static const auto recentName = u"recent-imports"_s;
static constexpr qsizetype mostRecentFiles = 10;

static QStringList recentImports(PageHost &host)
{
    QStringList paths;
    for (const auto &path :
         host.account().storage().views().state(recentName).value("files"_L1).toArray())
        paths.append(path.toString());
    return paths;
}

void TableSourcePanel::rememberFile(const QString &path)
{
    // Temporary files do not exist in the next run.
    const auto &passing = m_host.temporaryFolder();
    if (!passing.isEmpty() && path.startsWith(passing + u'/'))
        return;
    auto paths = recentImports(m_host);
    paths.removeAll(path);
    paths.prepend(path);
    m_host.account().storage().views().keep(
        recentName,
        {{u"files"_s,
          QJsonArray::fromStringList(paths.first(std::min(paths.size(), mostRecentFiles)))}});
}

void TableSourcePanel::showRecent()
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"recentMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const auto &path : recentImports(m_host)) {
        auto *action = menu->addAction(QFileInfo(path).fileName().replace(u'&', u"&&"_s));
        action->setToolTip(path);
        action->setData(path);
        connect(action, &QAction::triggered, this, [this, path] { openFile(path); });
    }
    if (menu->isEmpty())
        menu->addAction(tr("No files imported from here yet"))->setEnabled(false);
    menu->setToolTipsVisible(true);
    menu->popup(m_recent->mapToGlobal(QPoint(0, m_recent->height())));
}

void TableSourcePanel::useRows()
{
    m_text->document()->setModified(false);
    setText(m_text->toPlainText(), tr("Pasted rows"));
}

bool TableSourcePanel::hasUnreadRows() const
{
    return m_text->document()->isModified() && !m_text->document()->isEmpty();
}

void TableSourcePanel::showState()
{
    m_use->setEnabled(!m_text->document()->isEmpty());
    const auto *table = m_draft.table();
    if (m_draft.state() == ImportDraft::State::Reading && !table)
        m_source->setText(m_draft.beginning()
                              ? tr("%1 is being read. Its first rows are shown in the next step")
                                    .arg(m_draft.origin().title)
                              : tr("Loading %1…").arg(m_draft.origin().title));
    else if (table)
        m_source->setText(
            tr("%1: %2", "file, how many columns")
                .arg(m_draft.origin().title,
                     tr("%Ln column(s)", nullptr, static_cast<int>(table->columns.size()))));
    else
        m_source->setText(tr("CSV, Excel or OpenDocument, zipped or not; or drop a file here"));
}

} // namespace storedesk::ui::imports
