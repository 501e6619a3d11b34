// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/deletequestion.h"

#include "ui/changes/deletewords.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/selectabletext.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::changes {

using namespace Qt::StringLiterals;

static constexpr int firstNames = 4;
// Number of visible rows. The list scrolls if there are more.
static constexpr int rowsOfAll = 8;

static QLabel *plainLabel(const QString &text, Role role, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    setSelectable({label});
    label->setWordWrap(true);
    setRole(label, role);
    return label;
}

DeleteQuestion::DeleteQuestion(Facts facts, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_facts(std::move(facts))
    , m_theme(theme)
    , m_names(new QStandardItemModel(this))
    , m_sentences(new QVBoxLayout)
{
    auto *middle = new QHBoxLayout;
    middle->setSpacing(16);
    middle->addWidget(buildNames(), 4, Qt::AlignTop);
    m_sentences->setSpacing(10);
    auto *sentences = new QVBoxLayout;
    sentences->addLayout(m_sentences);
    sentences->addStretch();
    middle->addLayout(sentences, 5);

    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(18, 18, 18, 18);
    box->setSpacing(14);
    box->addWidget(buildHead());
    box->addLayout(middle, 1);
    box->addWidget(m_countPanel = buildCount());
    setKeeps(true);
}

QWidget *DeleteQuestion::buildHead()
{
    const int count = static_cast<int>(m_facts.targets.size());
    const DeleteWords &words = deleteWordsOf(m_facts.resource);
    auto *head = new QWidget(this);
    auto *sign = new IconLabel(Icon::Bin, Tone::Err, m_theme, head);
    sign->setSurface(IconLabel::Surface::Square);
    sign->setSide(20);
    auto *question = plainLabel(deleteText(words.question, count), Role::Heading, head);
    question->setObjectName(u"question"_s);
    auto *row = rowIn(head, 14);
    row->addWidget(sign);
    row->addWidget(question, 1);
    return head;
}

QWidget *DeleteQuestion::buildNames()
{
    auto *panel = new Panel(this);
    m_list = new TableView(m_theme, panel);
    m_list->setObjectName(u"names"_s);
    m_list->setAccessibleName(tr("Will be deleted"));
    m_list->setModel(m_names);
    m_list->setSortingEnabled(false);
    m_list->horizontalHeader()->hide();
    m_list->cells()->setInk(1, CellInk::Muted);
    panel->box()->addWidget(m_list);

    const int more = static_cast<int>(m_facts.targets.size()) - firstNames;
    m_all = new Button(tr("and %Ln more: show all", nullptr, more), m_theme, panel);
    m_all->setKind(Role::Link);
    m_all->setObjectName(u"showAll"_s);
    m_all->setAutoDefault(false);
    m_all->setVisible(more > 0);
    connect(m_all, &Button::clicked, this, [this] {
        m_all->hide();
        showNames(static_cast<int>(m_facts.targets.size()));
        m_list->setFocus();
    });
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(10, 6, 10, 8);
    foot->addWidget(m_all);
    foot->addStretch();
    if (more > 0)
        panel->box()->addLayout(foot);
    showNames(firstNames);
    return panel;
}

void DeleteQuestion::showNames(int most)
{
    m_names->clear();
    m_names->setColumnCount(2);
    for (const storedesk::records::DeleteTarget &target : m_facts.targets) {
        if (m_names->rowCount() == most)
            break;
        const QString address = target.values.isEmpty() ? QString() : target.values.last();
        auto *name = new QStandardItem(target.title.isEmpty() ? address : target.title);
        auto *value = new QStandardItem(address == name->text() ? QString() : address);
        for (QStandardItem *item : {name, value}) {
            item->setEditable(false);
            item->setToolTip(item->text());
        }
        m_names->appendRow({name, value});
    }
    const int rows = std::min(m_names->rowCount(), rowsOfAll);
    m_list->setFixedHeight(rows * m_theme.scaled(36) + 2 * m_list->frameWidth());
    const bool hasValues =
        std::ranges::any_of(m_facts.targets, [](const storedesk::records::DeleteTarget &target) {
            return !target.title.isEmpty() && !target.values.isEmpty()
                && target.title != target.values.last();
        });
    m_list->setColumnHidden(1, !hasValues);
    // The name column fits its content; the value column gets the remaining width.
    int widest = m_theme.scaled(80);
    for (int row = 0; row < rows; ++row)
        widest = std::max(widest, m_list->sizeHintForIndex(m_names->index(row, 0)).width());
    auto *header = m_list->horizontalHeader();
    header->setSectionResizeMode(hasValues ? 1 : 0, QHeaderView::Stretch);
    if (hasValues)
        m_list->setColumnWidth(0, std::min(widest + 12, m_theme.scaled(190)));
}

QWidget *DeleteQuestion::buildCount()
{
    const auto count = m_facts.targets.size();
    auto *panel = new Panel(this);
    m_count = new QLineEdit(panel);
    m_count->setObjectName(u"count"_s);
    m_count->setFixedWidth(m_theme.scaled(120));
    auto *label =
        plainLabel(tr("Type %1 to confirm").arg(QLocale().toString(count)), Role::Plain, panel);
    label->setWordWrap(false);
    label->setBuddy(m_count);
    m_count->setAccessibleName(label->text());
    m_hintSign = new IconLabel(Icon::TickCircle, Tone::Ok, m_theme, panel);
    m_hint = plainLabel({}, Role::Plain, panel);
    m_hint->setObjectName(u"hint"_s);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(14, 11, 14, 11);
    row->setSpacing(10);
    row->addWidget(label);
    row->addWidget(m_count);
    row->addWidget(m_hintSign);
    row->addWidget(m_hint, 1);
    panel->box()->addLayout(row);
    connect(m_count, &QLineEdit::textChanged, this, [this] {
        showHint();
        Q_EMIT answeredChanged();
    });
    return panel;
}

// Returns the digits of the typed number, ignoring separators.
static QString digitsOf(const QString &text)
{
    QString digits;
    for (const QChar letter : text) {
        if (letter.isDigit())
            digits += QString::number(letter.digitValue());
        else if (letter.isLetter())
            return {};
    }
    return digits;
}

bool DeleteQuestion::answered() const
{
    return !mustType() || digitsOf(m_count->text()) == QString::number(m_facts.targets.size());
}

void DeleteQuestion::showHint()
{
    const bool empty = m_count->text().trimmed().isEmpty();
    m_hintSign->setVisible(!empty);
    m_hintSign->set(answered() ? Icon::TickCircle : Icon::Warning,
                    answered() ? Tone::Ok : Tone::Warn);
    if (empty)
        m_hint->clear();
    else if (answered())
        m_hint->setText(deleteText(deleteWordsOf(m_facts.resource).matches));
    else
        m_hint->setText(
            tr("you typed %1, not %2")
                .arg(m_count->text().trimmed(), QLocale().toString(m_facts.targets.size())));
    m_count->setAccessibleDescription(m_hint->text());
}

void DeleteQuestion::setAlong(const QString &sentence)
{
    m_along = sentence;
    showConsequences();
}

void DeleteQuestion::addUse(const QString &sentence)
{
    m_furtherUses.append(sentence);
    showConsequences();
}

void DeleteQuestion::setKeeps(bool keeps)
{
    m_keeps = keeps;
    m_countPanel->setVisible(mustType());
    showHint();
    showConsequences();
    Q_EMIT answeredChanged();
}

void DeleteQuestion::showConsequences()
{
    clearLayout(*m_sentences);
    auto all = consequencesOf(m_facts.resource, m_facts.targets,
                              m_keeps ? m_facts.retentionDays : 0, m_facts.now);
    if (!m_along.isEmpty())
        all.insert(1, {Icon::Events, Tone::Err, m_along});
    for (const auto &use : m_facts.uses + m_furtherUses)
        all.append({Icon::Warning, Tone::Warn, use});
    const QString duration = m_keeps ? m_facts.duration : m_facts.durationUnkept;
    if (!duration.isEmpty())
        all.append({Icon::Clock, Tone::Neutral, duration});
    for (const Consequence &consequence : all) {
        auto *line = new QWidget(this);
        auto *label = plainLabel({}, Role::Plain, line);
        label->setObjectName(u"consequence"_s);
        // The text contains names of records, so it is HTML-escaped.
        label->setTextFormat(Qt::RichText);
        QString html = consequence.sentence.toHtmlEscaped();
        if (!consequence.stress.isEmpty())
            html += u" <b>%1</b>"_s.arg(consequence.stress.toHtmlEscaped());
        label->setText(html);
        auto *row = rowIn(line, 8);
        row->addWidget(new IconLabel(consequence.icon, consequence.tone, m_theme, line), 0,
                       Qt::AlignTop);
        row->addWidget(label, 1);
        m_sentences->addWidget(line);
    }
}

} // namespace storedesk::ui::changes
