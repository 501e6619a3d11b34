// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/formcolumns.h"

#include "ui/forms/fieldeditor.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace storedesk::ui {

FormSection::FormSection(const QString &title, const QList<FieldEditor *> &editors, Labels labels,
                         const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_editors(editors)
{
    setMaximumWidth(theme.scaled(labels == Labels::Beside ? 560 : 460));
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(theme.scaled(labels == Labels::Beside ? 10 : 14));
    if (!title.isEmpty()) {
        auto *heading = new QLabel(title, this);
        heading->setTextFormat(Qt::PlainText);
        setRole(heading, Role::Strong);
        box->addWidget(heading);
    }
    int width = 0;
    for (FieldEditor *editor : editors)
        width = std::max(width, editor->labelWidth());
    for (FieldEditor *editor : editors) {
        editor->setParent(this);
        editor->setLabels(labels);
        if (labels == Labels::Beside)
            editor->setLabelWidth(std::min(width, theme.scaled(230)));
        box->addWidget(editor);
    }
}

void FormSection::hideWhenEmpty()
{
    setVisible(std::ranges::any_of(m_editors, [](FieldEditor *one) { return one->isWanted(); }));
}

FormColumns::FormColumns(QWidget *form, const Theme &theme)
    : m_theme(theme)
    , m_row(new QHBoxLayout(form))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(theme.scaled(32));
    for (int column = 0; column < 2; ++column) {
        m_columns.append(new QVBoxLayout);
        m_columns.last()->setSpacing(theme.scaled(22));
        m_columns.last()->addStretch();
        m_row->addLayout(m_columns.last(), 1);
    }
    m_row->addStretch();
}

void FormColumns::add(FormSection *section)
{
    m_sections.append(section);
}

void FormColumns::arrange(int width)
{
    int widest = 0;
    for (const FormSection *section : std::as_const(m_sections))
        widest = std::max(widest, section->minimumSizeHint().width());
    const int needed = std::max(m_theme.scaled(620), 2 * widest + m_row->spacing());
    const int columns = width >= needed && m_sections.size() > 1 ? 2 : 1;
    if (columns == m_shown)
        return;
    m_shown = columns;
    QList<qsizetype> heights(2, 0);
    for (FormSection *section : std::as_const(m_sections)) {
        const int column = columns == 2 && heights.at(1) < heights.at(0) ? 1 : 0;
        for (QVBoxLayout *one : std::as_const(m_columns))
            one->removeWidget(section);
        auto *target = m_columns.at(column);
        target->insertWidget(target->count() - 1, section);
        heights[column] += section->count() + 1;
    }
    m_row->setStretch(1, columns == 2 ? 1 : 0);
}

} // namespace storedesk::ui
