// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/derivedcolumns.h"

#include "imports/importdraft.h"
#include "ui/host/pagehost.h"
#include "ui/tables/question.h"
#include "ui/tables/storeband.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::importcheck::Derivation;
using storedesk::importcheck::DerivedColumn;

DerivedColumns::DerivedColumns(storedesk::imports::ImportDraft &draft, PageHost &host, QMenu &menu)
    : QObject(&menu)
    , m_draft(draft)
    , m_host(host)
    , m_menu(menu)
{
    connect(&menu, &QMenu::aboutToShow, this, &DerivedColumns::fill);
}

void DerivedColumns::fill()
{
    m_menu.clear();
    m_menu.addAction(tr("Split a full &name…"), this, &DerivedColumns::askToSplitName)
        ->setObjectName(u"splitName"_s);
    m_menu.addAction(tr("&Split a column…"), this, &DerivedColumns::askToSplit)
        ->setObjectName(u"splitColumn"_s);
    m_menu.addAction(tr("&Join columns…"), this, &DerivedColumns::askToJoin)
        ->setObjectName(u"joinColumns"_s);
    const auto *table = m_draft.table();
    if (!table || table->derived.empty())
        return;
    m_menu.addSeparator();
    for (auto column = table->fileColumns(); column < table->columns.size(); ++column)
        m_menu.addAction(tr("Remove “%1”").arg(table->columns[column]), this,
                         [this, column] { m_draft.removeDerived(static_cast<int>(column)); });
}

static QStringList fileColumns(const storedesk::imports::ImportDraft &draft)
{
    const auto *table = draft.table();
    return table ? table->columns.first(table->fileColumns()) : QStringList();
}

// Returns the name, or the name with a number if there is such a column already.
static QString freeName(const storedesk::imports::ImportDraft &draft, const QString &name)
{
    const auto &columns = draft.table()->columns;
    auto free = name;
    for (int number = 2; columns.contains(free); ++number)
        free = u"%1 (%2)"_s.arg(name).arg(number);
    return free;
}

namespace {

// A question with a form.
class DeriveQuestion final
{
public:
    DeriveQuestion(PageHost &host, const QString &title, const QString &sentence)
        : question(new Question(host.storeMark(), host.theme(), host.room()->window()))
        , form(new QWidget(question))
        , rows(new QFormLayout(form))
    {
        question->setObjectName(u"deriveQuestion"_s);
        question->ask(title, title, sentence);
        rows->setContentsMargins(0, 0, 0, 0);
        question->add(form);
    }

    QComboBox *addColumn(const QStringList &columns)
    {
        auto *column = new QComboBox(form);
        column->setObjectName(u"deriveFrom"_s);
        column->addItems(columns);
        rows->addRow(DerivedColumns::tr("C&olumn"), column);
        return column;
    }
    QLineEdit *addText(const QString &title, const QString &name, const QString &text)
    {
        auto *field = new QLineEdit(text, form);
        field->setObjectName(name);
        rows->addRow(title, field);
        return field;
    }
    Button *addAnswers()
    {
        auto *add = question->addAnswer(DerivedColumns::tr("&Add columns"), u"addDerived"_s);
        question->addSafeAnswer(DerivedColumns::tr("Cancel"), u"cancel"_s);
        return add;
    }

    Question *question;
    QWidget *form;
    QFormLayout *rows;
};

} // namespace

void DerivedColumns::askToSplitName()
{
    DeriveQuestion form(
        m_host, tr("Split a full name"),
        tr("Adds a column with the first name and one with the surname. Recognises “López, Ana”. "
           "Four words are treated as two first names and two surnames."));
    const auto *column = form.addColumn(fileColumns(m_draft));
    connect(form.addAnswers(), &Button::clicked, this, [this, column, question = form.question] {
        const QStringList sources{column->currentText()};
        question->accept();
        m_draft.addDerived({{.name = freeName(m_draft, tr("First name")),
                             .derivation = Derivation::GivenName,
                             .sources = sources},
                            {.name = freeName(m_draft, tr("Surname")),
                             .derivation = Derivation::Surname,
                             .sources = sources}});
    });
    m_host.openDialog(form.question);
}

void DerivedColumns::askToSplit()
{
    DeriveQuestion form(m_host, tr("Split a column"),
                        tr("Adds a column with the text before the separator and one with the text "
                           "after it."));
    const auto *column = form.addColumn(fileColumns(m_draft));
    const auto *separator = form.addText(tr("&Separator"), u"deriveSeparator"_s, u"-"_s);
    connect(form.addAnswers(), &Button::clicked, this,
            [this, column, separator, question = form.question] {
                const auto name = column->currentText();
                const auto sign = separator->text();
                question->accept();
                if (sign.isEmpty())
                    return;
                m_draft.addDerived(
                    {{.name = freeName(m_draft, tr("%1, before “%2”").arg(name, sign)),
                      .derivation = Derivation::Before,
                      .sources = {name},
                      .separator = sign},
                     {.name = freeName(m_draft, tr("%1, after “%2”").arg(name, sign)),
                      .derivation = Derivation::After,
                      .sources = {name},
                      .separator = sign}});
            });
    m_host.openDialog(form.question);
}

void DerivedColumns::askToJoin()
{
    DeriveQuestion form(
        m_host, tr("Join columns"),
        tr("Adds a column that combines the values of several columns. Blank cells are skipped."));
    auto *list = new QListWidget(form.form);
    list->setObjectName(u"joinedColumns"_s);
    list->setAccessibleName(tr("Columns to join"));
    for (const auto &column : fileColumns(m_draft)) {
        auto *item = new QListWidgetItem(column, list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    }
    list->setMaximumHeight(m_host.theme().scaled(160));
    form.rows->addRow(tr("Co&lumns"), list);
    const auto *separator = form.addText(tr("&Separator"), u"deriveSeparator"_s, u" "_s);
    const auto *name = form.addText(tr("&Name"), u"deriveName"_s, tr("Joined"));
    connect(form.addAnswers(), &Button::clicked, this,
            [this, list, separator, name, question = form.question] {
                DerivedColumn column{.name = freeName(m_draft, name->text().trimmed()),
                                     .derivation = Derivation::Join,
                                     .separator = separator->text()};
                for (int row = 0; row < list->count(); ++row) {
                    if (list->item(row)->checkState() == Qt::Checked)
                        column.sources.append(list->item(row)->text());
                }
                question->accept();
                if (!column.sources.isEmpty() && !column.name.isEmpty())
                    m_draft.addDerived({column});
            });
    m_host.openDialog(form.question);
}

} // namespace storedesk::ui::imports
