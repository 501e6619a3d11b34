// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bulk/rowsstep.h"

#include "ui/frame/frame.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/tableview.h"

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace storedesk::ui::bulk {

using namespace Qt::StringLiterals;
using State = jobs::BulkDraft::State;

RowsStep::RowsStep(jobs::BulkDraft &draft, Frame &frame, QWidget *parent)
    : BulkStep(parent)
    , m_draft(draft)
    , m_frame(frame)
    , m_choose(new Button(Icon::OpenFolder, tr("Choose a &file…"), frame.theme(), this))
    , m_source(new ElidedLabel({}, this))
    , m_text(new QPlainTextEdit(this))
    , m_read(new Button(tr("&Use these rows"), frame.theme(), this))
    , m_notice(new Notice(frame.theme(), this))
    , m_sample(new QStandardItemModel(this))
    , m_table(new TableView(frame.theme(), this))
{
    setAcceptDrops(true);
    build();
    connect(m_choose, &Button::clicked, this, &RowsStep::askForFile);
    connect(m_read, &Button::clicked, this, &RowsStep::readText);
    connect(m_text, &QPlainTextEdit::textChanged, this,
            [this] { m_read->setEnabled(!m_text->document()->isEmpty()); });
    connect(&draft, &jobs::BulkDraft::changed, this, &RowsStep::showState);
    showState();
}

void RowsStep::build()
{
    m_choose->setObjectName(u"chooseFile"_s);
    m_read->setObjectName(u"useRows"_s);
    m_read->setEnabled(false);
    m_text->setObjectName(u"rowsText"_s);
    m_text->setAccessibleName(tr("Rows"));
    m_text->setPlaceholderText(
        tr("Paste here: rows of a spreadsheet with their headings, or one value on each line"));
    m_text->setTabChangesFocus(true);
    m_text->setMaximumHeight(m_frame.theme().scaled(140));
    m_source->setObjectName(u"source"_s);
    auto *line = new QHBoxLayout;
    line->addWidget(m_choose);
    line->addWidget(m_source, 1);
    auto *panel = new Panel(this);
    panel->box()->setContentsMargins(16, 12, 16, 12);
    panel->box()->setSpacing(8);
    panel->box()->addLayout(line);
    panel->box()->addWidget(m_text);
    panel->box()->addWidget(m_read, 0, Qt::AlignLeft);
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

void RowsStep::askForFile()
{
    auto *dialog = new QFileDialog(window(), tr("Choose a table"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Tables (*.csv *.tsv *.txt *.zip *.gz)"), tr("All files (*)")});
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &RowsStep::openFile);
    dialog->open();
}

void RowsStep::openFile(const QString &path)
{
    m_title.clear();
    m_draft.openFile(path);
}

void RowsStep::setText(const QString &text, const QString &title)
{
    m_title = title;
    m_text->setPlainText(text);
    readText();
}

void RowsStep::readText()
{
    m_draft.openText(m_text->toPlainText(), m_title.isEmpty() ? tr("Pasted rows") : m_title);
}

void RowsStep::showState()
{
    const auto &problem = m_draft.problem();
    m_notice->setVisible(!problem.what.isEmpty());
    if (m_notice->isVisibleTo(this))
        m_notice->tell(Tone::Err, problem.what, u"%1 %2"_s.arg(problem.why, problem.next));
    const auto *table = m_draft.table();
    if (m_draft.state() == State::Reading)
        m_source->setText(tr("Reading %1…").arg(m_draft.title()));
    else if (table)
        m_source->setText(
            tr("%1: %2", "file, how many columns")
                .arg(m_draft.title(),
                     tr("%Ln column(s)", nullptr, static_cast<int>(table->columns.size()))));
    else
        m_source->setText(tr("CSV, also zipped; or drop one here"));
    m_sample->clear();
    if (table) {
        m_sample->setHorizontalHeaderLabels(table->columns);
        for (const auto &row : table->sample) {
            QList<QStandardItem *> items;
            for (const auto &cell : row)
                items.append(new QStandardItem(cell));
            m_sample->appendRow(items);
        }
    }
    Q_EMIT changed();
}

QString RowsStep::title() const
{
    return tr("Rows");
}

QString RowsStep::obstacle() const
{
    if (m_draft.state() == State::Reading)
        return tr("The rows are being read.");
    return m_draft.table() ? QString() : tr("Choose a file or paste rows.");
}

void RowsStep::focusFirst()
{
    m_text->setFocus(Qt::OtherFocusReason);
}

void RowsStep::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls() && event->mimeData()->urls().front().isLocalFile())
        event->acceptProposedAction();
}

void RowsStep::dropEvent(QDropEvent *event)
{
    openFile(event->mimeData()->urls().front().toLocalFile());
}

} // namespace storedesk::ui::bulk
