// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/formcolumns.h"

#include "ui/forms/fieldeditor.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace storedesk::ui::forms {

constexpr int mostLabelWidth = 230;

FormSection::FormSection(const QString &title, const QList<FieldEditor *> &editors, Labels labels,
                         const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_editors(editors)
    , m_labels(labels)
{
    setMaximumWidth(theme.scaled(labels == Labels::Beside ? 560 : 460));
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(theme.scaled(labels == Labels::Beside ? 4 : 14));
    if (!title.isEmpty()) {
        auto *heading = new QLabel(title, this);
        heading->setTextFormat(Qt::PlainText);
        setRole(heading, Role::Strong);
        box->addWidget(heading);
        if (labels == Labels::Beside)
            box->addSpacing(theme.scaled(6));
    }
    for (FieldEditor *editor : editors) {
        editor->setParent(this);
        editor->setLabels(labels);
        box->addWidget(editor);
    }
    setLabelWidth(std::min(labelWidth(), theme.scaled(mostLabelWidth)));
}

int FormSection::labelWidth() const
{
    int width = 0;
    for (const FieldEditor *editor : m_editors)
        width = std::max(width, editor->labelWidth());
    return width;
}

void FormSection::setLabelWidth(int width)
{
    if (m_labels != Labels::Beside || m_labelWidth == width)
        return;
    m_labelWidth = width;
    for (FieldEditor *editor : std::as_const(m_editors))
        editor->setLabelWidth(width);
}

int FormSection::leastWidth(int labelWidth) const
{
    const int least = minimumSizeHint().width();
    return m_labels == Labels::Beside ? least - m_labelWidth + labelWidth : least;
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
        // The stretch takes the remaining height, so that the rows of the shorter column do not
        // spread.
        m_columns.last()->addStretch(1);
        m_row->addLayout(m_columns.last(), 1);
    }
    m_row->addStretch();
}

void FormColumns::add(FormSection *section)
{
    m_sections.append(section);
}

// Returns the column for each section in a two-column layout. Each section goes into the shorter
// column.
QList<int> FormColumns::places() const
{
    QList<int> places;
    std::array<qsizetype, 2> heights{};
    for (const FormSection *section : m_sections) {
        const int column = heights[1] < heights[0] ? 1 : 0;
        places.append(column);
        heights[static_cast<std::size_t>(column)] += section->count() + 1;
    }
    return places;
}

bool FormColumns::haveRoom(int width, const QList<int> &places) const
{
    const auto labels = labelWidths(places);
    std::array<int, 2> widest{};
    for (qsizetype at = 0; at < m_sections.size(); ++at) {
        const auto place = static_cast<std::size_t>(places[at]);
        widest[place] = std::max(widest[place], m_sections[at]->leastWidth(labels[place]));
    }
    return m_sections.size() > 1 && width >= m_theme.scaled(620)
        && width >= widest[0] + widest[1] + m_row->spacing();
}

void FormColumns::arrange(int width)
{
    const auto wanted = places();
    const int columns = haveRoom(width, wanted) ? 2 : 1;
    if (columns == m_shown)
        return;
    m_shown = columns;
    for (qsizetype at = 0; at < m_sections.size(); ++at) {
        for (QVBoxLayout *one : std::as_const(m_columns))
            one->removeWidget(m_sections[at]);
        auto *target = m_columns.at(columns == 2 ? wanted[at] : 0);
        target->insertWidget(target->count() - 1, m_sections[at]);
    }
    m_row->setStretch(1, columns == 2 ? 1 : 0);
    // Align the fields of all sections in a column.
    const auto taken = columns == 2 ? wanted : QList<int>(m_sections.size(), 0);
    const auto labels = labelWidths(taken);
    for (qsizetype at = 0; at < m_sections.size(); ++at)
        m_sections[at]->setLabelWidth(labels[static_cast<std::size_t>(taken[at])]);
}

std::array<int, 2> FormColumns::labelWidths(const QList<int> &places) const
{
    std::array<int, 2> widest{};
    for (qsizetype at = 0; at < m_sections.size(); ++at) {
        auto &width = widest[static_cast<std::size_t>(places[at])];
        width =
            std::max(width, std::min(m_sections[at]->labelWidth(), m_theme.scaled(mostLabelWidth)));
    }
    return widest;
}

} // namespace storedesk::ui::forms
