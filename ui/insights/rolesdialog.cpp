// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rolesdialog.h"

#include "insightsource/insightsource.h"
#include "insightviews/rolename.h"
#include "ui/host/pagehost.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/scrolled.h"

#include <QComboBox>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace storedesk::ui::insights {

using namespace Qt::StringLiterals;
using storedesk::insights::ColumnSample;
using storedesk::insights::InputTable;

RolesDialog::RolesDialog(insightsource::InsightSource &source, PageHost &host, Unsaved unsaved)
    : m_source(source)
    , m_host(host)
    , m_unsaved(std::move(unsaved))
{
    setObjectName(u"insightRoles"_s);
    setWindowTitle(tr("Column meanings"));
    build();
}

static QLabel *labelOf(const QString &text, Role role, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    setRole(label, role);
    return label;
}

void RolesDialog::build()
{
    auto *box = new QVBoxLayout;
    box->setContentsMargins(20, 16, 20, 12);
    box->setSpacing(10);
    auto *note = labelOf(
        tr("Columns are recognised by their headings in English and Spanish. Check the meanings "
           "proposed from their content. Your choices are saved for files with the same headings."),
        Role::Small, this);
    note->setWordWrap(true);
    box->addWidget(note);
    auto *content = new QWidget;
    auto *grid = new QGridLayout(content);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    QStringList shown;
    for (const auto &sample : m_source.samples()) {
        if (!shown.contains(sample.fingerprint()))
            addTable(grid, sample);
        shown.append(sample.fingerprint());
    }
    grid->setRowStretch(grid->rowCount(), 1);
    box->addWidget(scrolled(content), 1);
    if (shown.isEmpty())
        note->setText(tr("There are no files yet."));
    auto *foot = new QFrame(this);
    setRole(foot, Role::Foot);
    auto *cancel = new Button(tr("Cancel"), m_host.theme(), foot);
    cancel->setObjectName(u"cancel"_s);
    auto *use = new Button(tr("Use these columns"), m_host.theme(), foot);
    use->setObjectName(u"useRoles"_s);
    use->setKind(Role::Primary);
    use->setDefault(true);
    use->setEnabled(!shown.isEmpty());
    auto *buttons = rowIn(foot, 8);
    buttons->setContentsMargins(20, 12, 20, 12);
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(use);
    auto *all = columnIn(this);
    all->addLayout(box, 1);
    all->addWidget(foot);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(use, &QPushButton::clicked, this, &RolesDialog::accept);
    resize(m_host.theme().scaled(800), m_host.theme().scaled(560));
}

static QString titleOf(InputTable table)
{
    switch (table) {
    case InputTable::Activities:
        return RolesDialog::tr("Activities");
    case InputTable::Contacts:
        return RolesDialog::tr("Contacts");
    case InputTable::Lines:
        break;
    }
    return RolesDialog::tr("Purchased products");
}

void RolesDialog::addTable(QGridLayout *grid, const ColumnSample &sample)
{
    const int row = grid->rowCount();
    grid->addWidget(labelOf(titleOf(sample.table), Role::Heading, this), row, 0);
    grid->addWidget(labelOf(tr("First value"), Role::Muted, this), row, 1);
    grid->addWidget(labelOf(tr("Meaning"), Role::Muted, this), row, 2);
    const auto proposed = proposedRoles(sample, choicesFor(sample.table, m_source.roles()));
    for (int column = 0; column < sample.headings.size(); ++column)
        addColumn(grid, sample, column, proposed.value(sample.headings.at(column)));
}

// Returns the name of the role that a column has, or an empty text.
static QString roleAt(const ColumnSample &sample, int column, const QJsonObject &choices)
{
    const auto columns = columnsByRole(sample.table, sample.headings, choices);
    const auto found = std::ranges::find(columns, column);
    return found == columns.end()
        ? QString()
        : QString(storedesk::insights::roleRows()[static_cast<std::size_t>(found - columns.begin())]
                      .name);
}

void RolesDialog::addColumn(QGridLayout *grid, const ColumnSample &sample, int column,
                            const QString &proposed)
{
    const auto &heading = sample.headings.at(column);
    const auto recognised = roleAt(sample, column, {});
    const auto choices = choicesFor(sample.table, m_source.roles());
    const auto present = roleAt(sample, column, choices);
    const bool isProposal = present.isEmpty() && !proposed.isEmpty();
    const int row = grid->rowCount();
    grid->addWidget(labelOf(heading, Role::Strong, this), row, 0);
    const auto values = sample.valuesOf(column);
    const auto value = values.isEmpty() ? QString() : values.first().left(40);
    grid->addWidget(labelOf(value, Role::Muted, this), row, 1);
    auto *choice = makeChoice(sample, heading, isProposal ? proposed : present);
    grid->addWidget(choice, row, 2);
    const auto state = isProposal   ? tr("Proposed")
        : choices.contains(heading) ? tr("Chosen")
        : recognised.isEmpty()      ? QString()
                                    : tr("Recognised");
    auto *label = labelOf(state, Role::Small, this);
    label->setObjectName(u"state:"_s + heading);
    grid->addWidget(label, row, 3);
    m_columns.push_back(
        {.table = sample.table, .heading = heading, .recognised = recognised, .choice = choice});
}

QComboBox *RolesDialog::makeChoice(const ColumnSample &sample, const QString &heading,
                                   const QString &role)
{
    auto *choice = new QComboBox(this);
    choice->setObjectName(u"role:%1:%2"_s.arg(static_cast<int>(sample.table)).arg(heading));
    choice->setAccessibleName(tr("Meaning of %1").arg(heading));
    choice->addItem(tr("Not used"), QString());
    for (const auto &row : storedesk::insights::roleRows()) {
        if (row.table == sample.table)
            choice->addItem(insightviews::nameOf(row), QString(row.name));
    }
    choice->setCurrentIndex(
        std::max(0, choice->findData(m_unsaved->value(choice->objectName(), role))));
    return choice;
}

void RolesDialog::accept()
{
    QJsonObject roles;
    for (const auto &column : m_columns) {
        const auto role = column.choice->currentData().toString();
        if (role == column.recognised)
            continue;
        const auto table = nameOf(column.table);
        auto choices = roles.value(table).toObject();
        choices.insert(column.heading, role);
        roles.insert(table, choices);
    }
    m_unsaved->clear();
    if (roles != m_source.roles())
        m_source.setRoles(roles);
    QDialog::accept();
}

void RolesDialog::reject()
{
    for (const auto &column : m_columns)
        m_unsaved->insert(column.choice->objectName(), column.choice->currentData().toString());
    QDialog::reject();
}

} // namespace storedesk::ui::insights
