// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/tablesourcepanel.h"

#include "account/account.h"
#include "importcheck/tabledraft.h"
#include "sheet/arrangement.h"
#include "storage/views.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/tableoptions/readingdialog.h"
#include "ui/tables/pastedtable.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/flowlayout.h"

#include <QComboBox>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QJsonArray>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QTimer>
#include <QVBoxLayout>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::importcheck::TableDraft;

static constexpr std::chrono::milliseconds pauseInTyping(400);
// Longer text is not stored in the draft. Counted in characters.
static constexpr qsizetype mostKept = 2'000'000;
static constexpr auto pathMember = "file"_L1;
static constexpr auto sheetMember = "sheet"_L1;
static constexpr auto readingMember = "reading"_L1;
static constexpr auto textMember = "text"_L1;
static constexpr auto titleMember = "title"_L1;

TableSourcePanel::TableSourcePanel(TableDraft &draft, PageHost &host, QWidget *parent)
    : Panel(parent)
    , m_draft(draft)
    , m_host(host)
    , m_choose(new Button(Icon::OpenFolder, tr("Choose a &file…"), host.theme(), this))
    , m_recent(new Button(Icon::Clock, tr("Recen&t"), host.theme(), this))
    , m_source(new ElidedLabel({}, this))
    , m_sheets(new QComboBox(this))
    , m_text(new RowsEdit(this))
    , m_use(new Button(Icon::Paste, tr("&Use these rows"), host.theme(), this))
    , m_reading(new Button(Icon::Settings, tr("&Reading options…"), host.theme(), this))
    , m_pause(new QTimer(this))
{
    build();
    connect(m_choose, &Button::clicked, this, &TableSourcePanel::askForFile);
    connect(m_recent, &Button::clicked, this, &TableSourcePanel::showRecent);
    connect(m_sheets, &QComboBox::textActivated, this, &TableSourcePanel::openSheet);
    connect(m_use, &Button::clicked, this, &TableSourcePanel::readRows);
    connect(m_reading, &Button::clicked, this, &TableSourcePanel::askForReading);
    connect(m_text, &QPlainTextEdit::textChanged, this, &TableSourcePanel::noteTextEdit);
    // Read the text once the user stops typing.
    m_pause->setSingleShot(true);
    m_pause->setInterval(pauseInTyping);
    connect(m_pause, &QTimer::timeout, this, &TableSourcePanel::readRows);
    connect(&draft, &TableDraft::changed, this, &TableSourcePanel::showState);
    showState();
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
    m_sheets->setObjectName(u"sheets"_s);
    m_sheets->setAccessibleName(tr("Sheet"));
    line->addWidget(m_sheets);
    m_reading->setObjectName(u"howRead"_s);
    m_reading->setToolTip(tr("Encoding, separator, quotes and the row with the headings"));
    m_reading->hide();
    line->addWidget(m_reading);
    m_text->setObjectName(u"rowsText"_s);
    m_text->setAccessibleName(tr("Rows"));
    m_text->setPlaceholderText(
        tr("Or paste rows from a spreadsheet with their headings, or one value per line"));
    m_text->setTabChangesFocus(true);
    m_text->setMinimumHeight(m_host.theme().scaled(90));
    m_use->setObjectName(u"useRows"_s);
    box()->addWidget(heading);
    box()->addLayout(line);
    box()->addWidget(m_text, 1);
    auto *more = new QWidget(this);
    // The buttons wrap into as many lines as large text requires.
    m_buttons = new FlowLayout(more);
    m_buttons->setContentsMargins(0, 0, 0, 0);
    m_buttons->addWidget(m_use);
    box()->addWidget(more);
}

void TableSourcePanel::addButton(Button *button)
{
    m_buttons->addWidget(button);
}

void TableSourcePanel::setCompact()
{
    m_text->setMaximumHeight(m_host.theme().scaled(140));
}

void TableSourcePanel::offerReading()
{
    m_offersReading = true;
    showState();
}

void TableSourcePanel::askForReading()
{
    const auto *table = m_draft.reading();
    if (!table)
        return;
    auto *dialog = new tableoptions::ReadingDialog({.path = m_draft.path(),
                                                    .opened = table->opened,
                                                    .dialect = table->opened.dialect.dialect,
                                                    .header = table->opened.dialect.header,
                                                    .reading = m_draft.origin().reading},
                                                   m_host.clock(), m_host.theme());
    connect(dialog, &tableoptions::ReadingDialog::chosen, this,
            [this](const sheet::ReadOptions &reading) {
                m_draft.setReading(reading);
                Q_EMIT edited();
            });
    m_host.openDialog(dialog);
}

void TableSourcePanel::focusFile()
{
    m_choose->setFocus(Qt::OtherFocusReason);
}

void TableSourcePanel::focusRows()
{
    m_text->setFocus(Qt::OtherFocusReason);
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
    m_title.clear();
    m_readText.clear();
    m_pause->stop();
    {
        // Clear the text, because rows come either from the file or from the text, never from both.
        const QSignalBlocker silent(m_text);
        m_text->clear();
    }
    Q_EMIT opening();
    rememberFile(path);
    noteFolder(m_host, path);
    m_draft.openFile(path);
    Q_EMIT edited();
}

void TableSourcePanel::openSheet(const QString &name)
{
    auto reading = m_draft.origin().reading;
    reading.entry = name;
    m_draft.setReading(reading);
    Q_EMIT edited();
}

QString TableSourcePanel::fileIn(const QDropEvent &event)
{
    const auto urls = event.mimeData()->urls();
    return urls.isEmpty() ? QString() : urls.front().toLocalFile();
}

void TableSourcePanel::reportOthers(const QDropEvent &event)
{
    const auto count = static_cast<int>(event.mimeData()->urls().size());
    if (count > 1)
        m_host.tell(tr("Only “%1” was opened; %Ln other file(s) were left out. To combine lists, "
                       "use “Prepare the list” in the import assistant.",
                       nullptr, count - 1)
                        .arg(QFileInfo(fileIn(event)).fileName()));
}

QString TableSourcePanel::text() const
{
    return m_text->toPlainText();
}

bool TableSourcePanel::isUnread() const
{
    return text() != m_readText;
}

bool TableSourcePanel::hasUnreadRows() const
{
    return isUnread() && !text().trimmed().isEmpty();
}

bool TableSourcePanel::isEmpty() const
{
    return m_draft.origin().path.isEmpty() && text().isEmpty();
}

QString TableSourcePanel::pasted() const
{
    return m_draft.origin().generated ? m_generated : text();
}

void TableSourcePanel::noteTextEdit()
{
    m_pause->start();
    showState();
    Q_EMIT edited();
}

void TableSourcePanel::setText(const QString &text, const QString &title)
{
    m_title = title;
    m_text->setPlainText(text);
    readRows();
}

void TableSourcePanel::setGenerated(const QString &text, const QString &title)
{
    m_generated = text;
    Q_EMIT opening();
    m_draft.openText(text, title, true);
}

void TableSourcePanel::clear()
{
    setText({}, {});
}

void TableSourcePanel::readRows()
{
    m_pause->stop();
    if (!isUnread())
        return;
    m_readText = text();
    if (m_readText.trimmed().isEmpty())
        m_draft.clear();
    else
        m_draft.openText(m_readText, m_title.isEmpty() ? tr("Pasted rows") : m_title);
}

QJsonObject TableSourcePanel::source() const
{
    const auto &origin = m_draft.origin();
    if (!origin.path.isEmpty() && text().isEmpty())
        return {{pathMember, origin.path},
                {sheetMember, origin.reading.entry},
                {readingMember, sheet::jsonOf(origin.reading)}};
    return {{textMember, text()},
            {titleMember, m_title},
            {readingMember, sheet::jsonOf(origin.reading)}};
}

void TableSourcePanel::restore(const QJsonObject &source)
{
    const auto path = source.value(pathMember).toString();
    auto reading = sheet::readingOf(source.value(readingMember).toObject());
    reading.entry = source.value(sheetMember).toString(reading.entry);
    if (path.isEmpty())
        setText(source.value(textMember).toString(), source.value(titleMember).toString());
    else
        openFile(path);
    // Reads the rows again if the options are not the detected ones.
    m_draft.setReading(reading);
}

bool TableSourcePanel::isKeepable() const
{
    return m_text->document()->characterCount() <= mostKept;
}

// Setting with recently imported files, latest first. Only file names are stored.
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
    // Do not remember temporary files, because they do not exist in the next run.
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

QString TableSourcePanel::sizeOf(const storedesk::importcheck::TableOutline &table)
{
    const auto columns = tr("%Ln column(s)", nullptr, static_cast<int>(table.columns.size()));
    const int rows = static_cast<int>(std::min<qint64>(table.rows.value_or(0), INT_MAX));
    return table.rows ? u"%1, %2"_s.arg(tr("%Ln row(s)", nullptr, rows), columns) : columns;
}

void TableSourcePanel::showState()
{
    m_use->setEnabled(!text().trimmed().isEmpty());
    m_reading->setVisible(m_offersReading && m_draft.reading());
    const auto &title = m_draft.origin().title;
    const auto table = m_draft.outline();
    m_sheets->clear();
    if (table)
        m_sheets->addItems(table->entries);
    m_sheets->setVisible(m_sheets->count() > 1);
    if (table)
        m_sheets->setCurrentText(table->entry);
    if (m_draft.state() == TableDraft::State::Reading)
        m_source->setText(
            m_draft.hasBeginning()
                ? tr("%1 is being read. Its first rows are shown in the next step").arg(title)
                : tr("Loading %1…").arg(title));
    else if (table)
        m_source->setText(tr("%1: %2", "file, how many columns").arg(title, sizeOf(*table)));
    else
        m_source->setText(tr("CSV, Excel or OpenDocument, zipped or not; or drop a file here"));
}

} // namespace storedesk::ui::imports
