// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/listtools.h"

#include "base/background.h"
#include "imports/importdraft.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/tables/question.h"
#include "ui/tables/storeband.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QMenu>

#include <array>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::listtools::ListOperation;
using storedesk::listtools::ListOutcome;
using storedesk::listtools::ListTask;

namespace {

struct Tool
{
    QLatin1StringView name;
    const char *title;
    const char *sentence;
    // Appended to the base name of the new file.
    const char *ending;
};

// In the order of ListOperation.
constexpr std::array tools{
    Tool{"listJoin"_L1, QT_TRANSLATE_NOOP("ListToolTexts", "&Join with another list…"),
         QT_TRANSLATE_NOOP("ListToolTexts",
                           "Adds the columns of the other list to the rows with the same value."),
         QT_TRANSLATE_NOOP("ListToolTexts", "joined")},
    Tool{"listSubtract"_L1, QT_TRANSLATE_NOOP("ListToolTexts", "&Subtract a list…"),
         QT_TRANSLATE_NOOP("ListToolTexts",
                           "Removes the rows whose value is in the other list, such as a "
                           "suppression list."),
         QT_TRANSLATE_NOOP("ListToolTexts", "without")},
    Tool{"listAppend"_L1, QT_TRANSLATE_NOOP("ListToolTexts", "&Append a list…"),
         QT_TRANSLATE_NOOP("ListToolTexts",
                           "Adds the rows of the other list. If several rows have the same value, "
                           "only the last one is kept."),
         QT_TRANSLATE_NOOP("ListToolTexts", "combined")},
    Tool{"listSplit"_L1, QT_TRANSLATE_NOOP("ListToolTexts", "S&plit by a column…"),
         QT_TRANSLATE_NOOP("ListToolTexts", "Writes a list for each value of the column."),
         QT_TRANSLATE_NOOP("ListToolTexts", "parts")},
};
static_assert(tools.size() == static_cast<std::size_t>(ListOperation::Count));

const Tool &toolOf(ListOperation operation)
{
    return tools.at(static_cast<std::size_t>(operation));
}

QString toolText(const char *text)
{
    return QCoreApplication::translate("ListToolTexts", text);
}

} // namespace

ListTools::ListTools(storedesk::imports::ImportDraft &draft, PageHost &host, QMenu &menu)
    : QObject(&menu)
    , m_draft(draft)
    , m_host(host)
    , m_work(host.clock())
{
    for (std::size_t at = 0; at < tools.size(); ++at) {
        auto *action = menu.addAction(toolText(tools.at(at).title), this,
                                      [this, at] { begin(static_cast<ListOperation>(at)); });
        action->setObjectName(tools.at(at).name);
        m_actions.append(action);
    }
    connect(&m_work, &base::BackgroundTask::changed, this, [this] {
        for (auto *action : std::as_const(m_actions))
            action->setEnabled(!m_work.running());
        Q_EMIT workChanged();
    });
}

void ListTools::begin(ListOperation operation)
{
    if (m_draft.origin().path.isEmpty())
        return m_host.tell(tr("Choose a file first."));
    if (operation == ListOperation::Split)
        return askForColumns(operation, {});
    auto *dialog = fileDialog(m_host, m_host.room()->window(), tr("Choose the other list"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, operation](const QString &other) { askForColumns(operation, other); });
    dialog->open();
}

void ListTools::askForColumns(ListOperation operation, const QString &other)
{
    using Headings = QList<QStringList>;
    ListTask task{.operation = operation, .files = {m_draft.origin().path}};
    if (!other.isEmpty())
        task.files.append(other);
    base::inBackground(
        [files = task.files, folder = m_draft.places().temporary]() -> base::Result<Headings> {
            Headings headings;
            base::Progress progress;
            for (const auto &file : files) {
                const auto mine = storedesk::listtools::headingsOf(file, folder, progress);
                if (!mine)
                    return tl::unexpected(mine.error());
                headings.append(*mine);
            }
            return headings;
        },
        this,
        [this, task](const base::Result<Headings> &headings) {
            if (headings)
                return ask(task, *headings);
            m_host.tell(u"%1 %2"_s.arg(headings.error().what, headings.error().why).trimmed());
        });
}

static QComboBox *columnChoice(QFormLayout *form, const QString &title, const QString &name,
                               const QStringList &columns)
{
    auto *choice = new QComboBox(form->parentWidget());
    choice->setObjectName(name);
    choice->addItems(columns);
    form->addRow(title, choice);
    return choice;
}

void ListTools::ask(const ListTask &task, const QList<QStringList> &headings)
{
    const auto &tool = toolOf(task.operation);
    const auto title = toolText(tool.title).remove(u'&').remove(u'…');
    auto *question = new Question(m_host.storeMark(), m_host.theme(), m_host.room()->window());
    question->setObjectName(u"listQuestion"_s);
    question->ask(title, title, toolText(tool.sentence));
    auto *fields = new QWidget(question);
    auto *form = new QFormLayout(fields);
    form->setContentsMargins(0, 0, 0, 0);
    const auto *key = columnChoice(form, tr("&Column in this file"), u"listKey"_s, headings[0]);
    QComboBox *other = nullptr;
    if (headings.size() > 1) {
        other = columnChoice(form, tr("Column in the &other list"), u"listOtherKey"_s, headings[1]);
        connect(key, &QComboBox::currentTextChanged, other, [other](const QString &text) {
            if (const int same = other->findText(text); same >= 0)
                other->setCurrentIndex(same);
        });
        if (const int same = other->findText(key->currentText()); same >= 0)
            other->setCurrentIndex(same);
    }
    question->add(fields);
    auto *go = question->addAnswer(tr("&Save the result…"), u"runListTool"_s);
    question->addSafeAnswer(tr("Cancel"), u"cancel"_s);
    connect(go, &Button::clicked, this, [this, task, question, key, other] {
        auto complete = task;
        complete.key = key->currentText();
        complete.otherKey = other ? other->currentText() : QString();
        question->accept();
        askForOutput(complete);
    });
    m_host.openDialog(question);
}

void ListTools::askForOutput(const ListTask &task)
{
    const bool splits = task.operation == ListOperation::Split;
    auto *dialog = fileDialog(m_host, m_host.room()->window(),
                              splits ? tr("Choose a folder for the lists") : tr("Save the result"));
    if (splits) {
        dialog->setFileMode(QFileDialog::Directory);
    } else {
        dialog->setAcceptMode(QFileDialog::AcceptSave);
        dialog->setDefaultSuffix(u"csv"_s);
        dialog->selectFile(u"%1 (%2).csv"_s.arg(QFileInfo(task.files.front()).completeBaseName(),
                                                toolText(toolOf(task.operation).ending)));
    }
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, [this, task](const QString &output) {
        auto complete = task;
        complete.output = output;
        run(complete);
    });
    dialog->open();
}

void ListTools::run(const ListTask &task)
{
    if (m_work.running())
        return;
    m_work.start(
        [task, folder = m_draft.places().temporary](base::Progress &progress) {
            return storedesk::listtools::runListTask(task, folder, progress);
        },
        [this, task](const base::Result<ListOutcome> &outcome) { report(task, outcome); });
}

void ListTools::stop()
{
    m_work.stop();
    m_host.tell(tr("Preparing the list was cancelled."));
}

void ListTools::report(const ListTask &task, const base::Result<ListOutcome> &outcome)
{
    if (!outcome)
        return m_host.tell(
            u"%1 %2 %3"_s.arg(outcome.error().what, outcome.error().why, outcome.error().next)
                .simplified());
    if (task.operation == ListOperation::Split)
        return m_host.tell(
            tr("%Ln list(s) saved in %1", nullptr, static_cast<int>(outcome->files.size()))
                .arg(task.output));
    m_host.tell(tr("%1, %2, %3", "three counts")
                    .arg(tr("%Ln row(s) written", nullptr, static_cast<int>(outcome->written)),
                         tr("%Ln matched", nullptr, static_cast<int>(outcome->matched)),
                         tr("%Ln dropped", nullptr, static_cast<int>(outcome->dropped))));
    Q_EMIT made(task.output);
}

} // namespace storedesk::ui::imports
