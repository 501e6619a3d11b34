// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/jobrowsstep.h"

#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/tables/pastedtable.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"

#include <QComboBox>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QStandardItemModel>
#include <QTimer>
#include <QVBoxLayout>

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;
using State = storedesk::jobs::BulkDraft::State;

static constexpr std::chrono::milliseconds pauseInTyping(400);
// Maximum number of stored characters.
static constexpr qsizetype mostKept = 2'000'000;
static constexpr auto pathMember = "file"_L1;
static constexpr auto sheetMember = "sheet"_L1;
static constexpr auto textMember = "text"_L1;
static constexpr auto titleMember = "title"_L1;

JobRowsStep::JobRowsStep(storedesk::jobs::BulkDraft &draft, PageHost &host, QWidget *parent)
    : AssistantStep(parent)
    , m_draft(draft)
    , m_host(host)
    , m_choose(new Button(Icon::OpenFolder, tr("Choose a &file…"), host.theme(), this))
    , m_source(new ElidedLabel({}, this))
    , m_sheets(new QComboBox(this))
    , m_text(new RowsEdit(this))
    , m_notice(new Notice(host.theme(), this))
    , m_sample(new QStandardItemModel(this))
    , m_table(new TableView(host.theme(), this))
    , m_pause(new QTimer(this))
{
    setAcceptDrops(true);
    build();
    connect(m_choose, &Button::clicked, this, &JobRowsStep::askForFile);
    connect(m_sheets, &QComboBox::textActivated, this, &JobRowsStep::openSheet);
    connect(m_text, &QPlainTextEdit::textChanged, this, &JobRowsStep::textEdited);
    m_pause->setSingleShot(true);
    m_pause->setInterval(pauseInTyping);
    connect(m_pause, &QTimer::timeout, this, &JobRowsStep::readText);
    connect(&draft, &storedesk::jobs::BulkDraft::changed, this, &JobRowsStep::showState);
    showState();
}

void JobRowsStep::build()
{
    m_choose->setObjectName(u"chooseFile"_s);
    m_text->setObjectName(u"rowsText"_s);
    m_text->setAccessibleName(tr("Rows"));
    m_text->setPlaceholderText(
        tr("Paste rows from a spreadsheet with headings, or one value per line"));
    m_text->setTabChangesFocus(true);
    m_text->setMaximumHeight(m_host.theme().scaled(140));
    m_source->setObjectName(u"source"_s);
    m_sheets->setObjectName(u"sheets"_s);
    m_sheets->setAccessibleName(tr("Sheet"));
    m_sheets->hide();
    auto *line = new QHBoxLayout;
    line->addWidget(m_choose);
    line->addWidget(m_source, 1);
    line->addWidget(m_sheets);
    auto *panel = new Panel(this);
    panel->box()->setContentsMargins(16, 12, 16, 12);
    panel->box()->setSpacing(8);
    panel->box()->addLayout(line);
    panel->box()->addWidget(m_text);
    auto *sample = new Panel(this);
    m_table->setObjectName(u"sample"_s);
    m_table->setAccessibleName(tr("The first rows"));
    m_table->setModel(m_sample);
    sample->box()->addWidget(m_table);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(12);
    m_notice->hide();
    box->addWidget(m_notice);
    box->addWidget(panel);
    box->addWidget(sample, 1);
}

void JobRowsStep::askForFile()
{
    auto *dialog = fileDialog(m_host, window(), tr("Choose a table"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters(
        {tr("Tables (*.csv *.tsv *.txt *.xlsx *.ods *.zip *.gz)"), tr("All files (*)")});
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &JobRowsStep::openFile);
    dialog->open();
}

void JobRowsStep::openFile(const QString &path)
{
    m_title.clear();
    m_path = path;
    m_sheet.clear();
    m_pause->stop();
    m_readText.clear();
    const QSignalBlocker silent(m_text);
    // Rows come either from the file or from the text, never from both.
    m_text->clear();
    m_draft.openFile(path);
    Q_EMIT edited();
}

void JobRowsStep::openSheet(const QString &name)
{
    m_sheet = name;
    m_draft.openFile(m_path, name);
    Q_EMIT edited();
}

QString JobRowsStep::text() const
{
    return m_text->toPlainText();
}

bool JobRowsStep::isUnread() const
{
    return m_path.isEmpty() && text() != m_readText;
}

// The text is read once the user stops typing.
void JobRowsStep::textEdited()
{
    m_goesOn = false;
    m_path.clear();
    m_sheet.clear();
    m_pause->start();
    Q_EMIT edited();
    Q_EMIT changed();
}

void JobRowsStep::clear()
{
    setText({}, {});
}

QJsonObject JobRowsStep::source() const
{
    if (!m_path.isEmpty())
        return {{pathMember, m_path}, {sheetMember, m_sheet}};
    return {{textMember, text()}, {titleMember, m_title}};
}

void JobRowsStep::restore(const QJsonObject &source)
{
    const auto path = source.value(pathMember).toString();
    if (path.isEmpty())
        return setText(source.value(textMember).toString(), source.value(titleMember).toString());
    openFile(path);
    if (const auto sheet = source.value(sheetMember).toString(); !sheet.isEmpty())
        openSheet(sheet);
}

bool JobRowsStep::isKeepable() const
{
    return m_text->document()->characterCount() <= mostKept;
}

void JobRowsStep::setText(const QString &text, const QString &title)
{
    m_title = title;
    m_text->setPlainText(text);
    readText();
}

void JobRowsStep::readText()
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

QString JobRowsStep::sizeOf(const storedesk::jobs::BulkTable &table)
{
    const auto columns = tr("%Ln column(s)", nullptr, static_cast<int>(table.columns.size()));
    const int rows = static_cast<int>(table.rows.value_or(0));
    return table.rows ? u"%1, %2"_s.arg(tr("%Ln row(s)", nullptr, rows), columns) : columns;
}

void JobRowsStep::showState()
{
    const auto &problem = m_draft.problem();
    m_notice->setVisible(!problem.what.isEmpty());
    if (m_notice->isVisibleTo(this))
        m_notice->tell(Tone::Err, problem.what, u"%1 %2"_s.arg(problem.why, problem.next));
    const auto *table = m_draft.table();
    if (m_draft.state() == State::Reading)
        m_source->setText(tr("Loading %1…").arg(m_draft.title()));
    else if (table)
        m_source->setText(
            tr("%1: %2", "file, how many columns").arg(m_draft.title(), sizeOf(*table)));
    else
        m_source->setText(tr("CSV or spreadsheet, zipped or not; or drop a file here"));
    m_sheets->clear();
    if (table)
        m_sheets->addItems(table->opened.entries);
    m_sheets->setVisible(m_sheets->count() > 1);
    if (table)
        m_sheets->setCurrentText(table->opened.entry);
    showSample();
    Q_EMIT changed();
    if (m_draft.state() != State::Reading && std::exchange(m_goesOn, false) && isVisible()
        && obstacle().isEmpty())
        Q_EMIT wantsNext();
}

void JobRowsStep::showSample()
{
    m_sample->clear();
    const auto *table = m_draft.table();
    if (!table)
        return;
    m_sample->setHorizontalHeaderLabels(table->columns);
    for (const auto &row : table->sample) {
        QList<QStandardItem *> items;
        for (const auto &cell : row)
            items.append(new QStandardItem(cell));
        m_sample->appendRow(items);
    }
    for (int column = 0; column < m_sample->columnCount(); ++column) {
        m_table->resizeColumnToContents(column);
        m_table->setColumnWidth(
            column,
            std::clamp(m_table->columnWidth(column), m_table->scaled(100), m_table->scaled(360)));
    }
}

QString JobRowsStep::title() const
{
    return tr("Rows");
}

QString JobRowsStep::obstacle() const
{
    const bool unread = isUnread() && !text().trimmed().isEmpty();
    if (unread || m_draft.state() == State::Reading)
        return tr("The rows are being read.");
    return m_draft.table() && !isUnread() ? QString() : tr("Choose a file or paste rows.");
}

// Reads unread text and proceeds once the rows are read, so that the user neither has to wait nor
// to start reading explicitly.
void JobRowsStep::goToProblem()
{
    m_goesOn = isUnread() || m_draft.state() == State::Reading;
    readText();
    if (!m_goesOn)
        focusFirst();
}

void JobRowsStep::focusFirst()
{
    m_text->setFocus(Qt::OtherFocusReason);
}

void JobRowsStep::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls() && event->mimeData()->urls().front().isLocalFile())
        event->acceptProposedAction();
}

void JobRowsStep::dropEvent(QDropEvent *event)
{
    openFile(event->mimeData()->urls().front().toLocalFile());
}

} // namespace storedesk::ui::jobs
