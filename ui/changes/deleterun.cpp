// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/deleterun.h"

#include "ui/changes/deletewords.h"
#include "ui/host/errordetails.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/progressline.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace storedesk::ui::changes {

using namespace Qt::StringLiterals;

DeleteRun::DeleteRun(catalogue::Resource resource, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_resource(resource)
    , m_progress(new QWidget(this))
    , m_sentence(new QLabel(m_progress))
    , m_line(new ProgressLine(theme, m_progress))
    , m_notice(new Notice(theme, this))
    , m_rest(new Panel(this))
    , m_table(new TableView(theme, m_rest))
    , m_rows(new QStandardItemModel(this))
{
    m_sentence->setObjectName(u"progress"_s);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    auto *progress = new QVBoxLayout(m_progress);
    progress->setContentsMargins(0, 0, 0, 0);
    progress->addWidget(m_sentence);
    progress->addWidget(m_line);
    progress->addStretch();

    m_notice->setObjectName(u"notice"_s);
    m_table->setObjectName(u"rest"_s);
    m_table->setAccessibleName(tr("Remaining records and reasons"));
    m_table->setModel(m_rows);
    m_table->setSortingEnabled(false);
    static_cast<Panel *>(m_rest)->box()->addWidget(m_table);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(18, 18, 18, 18);
    box->setSpacing(12);
    box->addWidget(m_progress);
    box->addWidget(m_notice);
    box->addWidget(m_rest, 1);
}

void DeleteRun::show(const storedesk::records::Deletion &deletion)
{
    const bool running = deletion.phase() != storedesk::records::Deletion::Phase::Idle;
    m_progress->setVisible(running);
    m_notice->setVisible(!running);
    if (running) {
        m_rest->hide();
        showProgress(deletion);
    } else {
        showRest(deletion);
    }
}

void DeleteRun::showProgress(const storedesk::records::Deletion &deletion)
{
    const auto total = static_cast<int>(deletion.items().size());
    const QString done = QLocale().toString(deletion.done());
    const QString all = QLocale().toString(total);
    m_line->setAmount(deletion.done(), total);
    if (deletion.stopped())
        m_sentence->setText(tr("Stopping. Waiting for requests already sent."));
    else if (deletion.phase() == storedesk::records::Deletion::Phase::Reading)
        m_sentence->setText(
            tr("Loading the records for the Bin: %1 of %2. Nothing has been deleted yet.")
                .arg(done, all));
    else if (deletion.phase() == storedesk::records::Deletion::Phase::Keeping)
        m_sentence->setText(tr("Saving copies in the Bin. Nothing has been deleted yet."));
    else if (deletion.phase() == storedesk::records::Deletion::Phase::Checking)
        m_sentence->setText(tr("Checking whether the rejected records still exist."));
    else
        m_sentence->setText(tr("Deleting: %1 of %2.").arg(done, all));
    m_line->setAccessibleName(m_sentence->text());
}

static QString sentenceOf(const storedesk::records::DeletionItem &item)
{
    if (item.end == storedesk::records::DeletionItem::End::Unsure)
        return DeleteRun::tr("Deletion not confirmed. %1").arg(item.problem.why);
    if (item.end == storedesk::records::DeletionItem::End::Open)
        return DeleteRun::tr("Not attempted: the deletion was stopped first.");
    if (item.left)
        return DeleteRun::tr("%1 The copy stays in the Bin because the record may still exist.")
            .arg(item.problem.why.isEmpty() ? item.problem.what : item.problem.why);
    return item.problem.why.isEmpty() ? item.problem.what : item.problem.why;
}

// Returns the details of the failed requests. Equal ones are returned once.
static QString detailsOf(const storedesk::records::Deletion &deletion)
{
    QStringList details;
    for (const auto &item : deletion.items()) {
        if (item.error)
            details.append(errorDetails(*item.error));
    }
    details.removeDuplicates();
    return details.join(u"\n\n"_s);
}

static QString sentenceOf(int gone, int unsure, bool onlyUnsure)
{
    QStringList sentences;
    if (gone > 0)
        sentences.append(DeleteRun::tr("%Ln deleted.", nullptr, gone));
    if (unsure > 0 && !onlyUnsure)
        sentences.append(DeleteRun::tr("Unknown outcome for %Ln.", nullptr, unsure));
    if (gone == 0 && unsure == 0)
        sentences.append(DeleteRun::tr("Nothing was deleted."));
    return sentences.join(u' ');
}

void DeleteRun::showRest(const storedesk::records::Deletion &deletion)
{
    m_rows->clear();
    const int unsure = deletion.count(storedesk::records::DeletionItem::End::Unsure);
    m_rows->setHorizontalHeaderLabels({unsure > 0 ? tr("Record") : tr("Remaining"), tr("Reason")});
    const bool binFailed = !deletion.binProblem().what.isEmpty();
    for (const storedesk::records::DeletionItem &item : deletion.items()) {
        using enum storedesk::records::DeletionItem::End;
        if (item.end == Gone || item.end == GoneBefore || binFailed)
            continue;
        const QString title =
            item.target.title.isEmpty() ? item.target.values.value(0) : item.target.title;
        const QList<QStandardItem *> row = {new QStandardItem(title),
                                            new QStandardItem(sentenceOf(item))};
        const QStringList whole = {item.problem.what, item.problem.why, item.problem.next};
        row.last()->setToolTip(whole.join(u'\n'));
        for (QStandardItem *cell : row)
            cell->setEditable(false);
        m_rows->appendRow(row);
    }
    m_rest->setVisible(m_rows->rowCount() > 0);
    m_table->setColumnWidth(0, m_table->scaled(240));
    m_table->horizontalHeader()->setStretchLastSection(true);

    const int left = m_rows->rowCount();
    const int gone = deletion.count(storedesk::records::DeletionItem::End::Gone)
        + deletion.count(storedesk::records::DeletionItem::End::GoneBefore);
    if (binFailed) {
        m_notice->tell(Tone::Err, tr("No copy could be saved, so nothing was deleted"),
                       deletion.binProblem().what + u' ' + deletion.binProblem().why);
        return;
    }
    const bool onlyUnsure = unsure > 0 && unsure == left;
    const QString headline = onlyUnsure ? tr("Deletion of %Ln not confirmed", nullptr, unsure)
        : deletion.stopped()            ? tr("Stopped: %Ln remaining", nullptr, left - unsure)
                                        : deleteText(deleteWordsOf(m_resource).left, left - unsure);
    m_notice->tell(deletion.stopped() || onlyUnsure ? Tone::Warn : Tone::Err, headline,
                   sentenceOf(gone, unsure, onlyUnsure));
    m_notice->setDetails(detailsOf(deletion));
}

} // namespace storedesk::ui::changes
