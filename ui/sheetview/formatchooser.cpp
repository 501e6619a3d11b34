// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formatchooser.h"

#include "ui/sheetview/formatwords.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/fitchoices.h"
#include "ui/widgets/iconlabel.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace storedesk::ui::sheetview {

using namespace Qt::StringLiterals;
using statistics::FormatBasis;
using statistics::FormatChoice;

FormatChooser::FormatChooser(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_how(new QLabel(this))
    , m_choice(new QComboBox(this))
    , m_sign(new IconLabel(Icon::Warning, Tone::Warn, theme, this))
    , m_why(new QLabel(this))
{
    m_choice->setObjectName(u"readAs"_s);
    m_choice->setAccessibleName(tr("Interpret as"));
    m_choice->setToolTip(tr("How the cells of this column are interpreted"));
    m_how->setObjectName(u"readAsHow"_s);
    m_how->setWordWrap(true);
    m_how->setBuddy(m_choice);
    setRole(m_how, Role::Small);
    m_why->setObjectName(u"readAsWhy"_s);
    m_why->setTextFormat(Qt::PlainText);
    m_why->setWordWrap(true);
    setRole(m_why, Role::Small);
    auto *note = new QHBoxLayout;
    note->setSpacing(6);
    note->addWidget(m_sign, 0, Qt::AlignTop);
    note->addWidget(m_why, 1);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 4);
    box->setSpacing(4);
    box->addWidget(m_how);
    box->addWidget(m_choice);
    box->addLayout(note);
    connect(m_choice, &QComboBox::activated, this,
            [this] { Q_EMIT chosen(static_cast<FormatChoice>(m_choice->currentData().toInt())); });
}

void FormatChooser::setColumn(const sheet::SheetColumn &column, bool hidden)
{
    const QSignalBlocker silent(m_choice);
    const auto automatic = column.evidence
        ? statistics::deducedFormat(*column.evidence, statistics::FormatHints::of(column.name))
        : column.reading;
    m_choice->clear();
    m_choice->addItem(wordsOf(automatic.format, automatic.basis != FormatBasis::Plain),
                      static_cast<int>(FormatChoice::Automatic));
    // Separate the automatic choice from the explicit ones.
    m_choice->insertSeparator(1);
    for (int choice = 1; choice < statistics::formatChoices; ++choice)
        m_choice->addItem(wordsOf(static_cast<FormatChoice>(choice)), choice);
    m_choice->setCurrentIndex(m_choice->findData(static_cast<int>(column.choice)));
    fitChoices(*m_choice);
    m_how->setText(column.choice == FormatChoice::Automatic
                       ? tr("Interpreted as (detected automatically)")
                       : tr("Interpreted as (your choice)"));
    const auto why =
        u"%1 %2"_s.arg(basisWords(column.reading), hidden ? QString() : unclearWords(column))
            .trimmed();
    m_why->setText(why);
    m_why->setVisible(!why.isEmpty());
    m_sign->setVisible(!why.isEmpty() && isDoubtful(column.reading));
    setVisible(column.kind != values::ColumnKind::Empty);
}

} // namespace storedesk::ui::sheetview
