// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/fieldeditor.h"

#include "itemmodels/showntext.h"
#include "ui/theme/icons.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/technicalname.h"
#include "ui/widgets/visibletext.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QWidget>

#include <algorithm>
#include <functional>

namespace storedesk::ui::forms {

using namespace Qt::StringLiterals;

// Shows the fault of a field below it, with an optional link to the conflicting record.
class FaultLine final : public QWidget
{
public:
    FaultLine(const QString &key, const Theme &theme, QWidget *parent);

    // An empty reason hides the line.
    void setReason(const QString &reason);
    [[nodiscard]] QString reason() const;
    // An empty text removes the link.
    void setLink(const QString &words, std::function<void()> go);

private:
    QLabel *m_reason;
    Button *m_link;
    std::function<void()> m_go;
};

FaultLine::FaultLine(const QString &key, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_reason(new QLabel(this))
    , m_link(new Button(QString(), theme, this))
{
    auto *cross = new IconLabel(Icon::CrossCircle, Tone::Err, theme, this);
    cross->setSide(14);
    m_reason->setObjectName(u"reason."_s + key);
    m_reason->setTextFormat(Qt::PlainText);
    m_reason->setWordWrap(true);
    m_reason->setFont(theme.font(Theme::Text::Small));
    m_link->setObjectName(u"link."_s + key);
    m_link->setKind(Role::Link);
    m_link->hide();
    connect(m_link, &QPushButton::clicked, this, [this] {
        // Call a copy, because the action may delete the field.
        if (const auto go = m_go)
            go();
    });
    auto *row = rowIn(this, 6);
    row->addWidget(cross, 0, Qt::AlignTop);
    row->addWidget(m_reason, 1);
    row->addWidget(m_link, 0, Qt::AlignTop);
    hide();
}

void FaultLine::setReason(const QString &reason)
{
    m_reason->setText(reason);
    setVisible(!reason.isEmpty());
}

QString FaultLine::reason() const
{
    return m_reason->text();
}

void FaultLine::setLink(const QString &words, std::function<void()> go)
{
    m_link->setText(words);
    m_link->setVisible(!words.isEmpty());
    m_go = std::move(go);
}

struct FieldEditor::Parts
{
    catalogue::FieldRule rule;
    const Theme &theme;
    QBoxLayout *layout = nullptr;
    QWidget *label = nullptr;
    // Layout of the title and the id.
    QBoxLayout *names = nullptr;
    // Layout of the title with its marks.
    QBoxLayout *first = nullptr;
    // Space above the title.
    QWidget *strut = nullptr;
    IconLabel *dot = nullptr;
    QLabel *title = nullptr;
    QLabel *id = nullptr;
    QVBoxLayout *body = nullptr;
    QWidget *control = nullptr;
    ElidedLabel *was = nullptr;
    FaultLine *fault = nullptr;
    QLabel *note = nullptr;
    QLabel *help = nullptr;
    QString noteText = {};
    QString ownNote = {};
    std::optional<QString> wasText = {};
    bool wanted = true;
};

static QLabel *smallText(const QString &name, Role role, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    setRole(label, role);
    label->hide();
    return label;
}

static QWidget *buildLabel(auto &parts, QWidget *parent)
{
    auto *label = new QWidget(parent);
    parts.dot = new IconLabel(Icon::Dot, Tone::Accent, parts.theme, label);
    parts.dot->setSide(14);
    parts.dot->hide();
    parts.title = new QLabel(
        itemmodels::shownText(parts.rule.title.isEmpty() ? parts.rule.key : parts.rule.title),
        label);
    parts.title->setTextFormat(Qt::PlainText);
    parts.title->setFont(parts.theme.font(Theme::Text::Medium));
    parts.id = new QLabel(itemmodels::shownText(parts.rule.key), label);
    parts.id->setObjectName(u"technical:"_s + parts.rule.key);
    parts.id->setTextFormat(Qt::PlainText);
    parts.id->setFont(parts.theme.font(Theme::Text::Code));
    setRole(parts.id, Role::Muted);
    showWithTechnicalNames(parts.id, parts.theme);
    auto *first = parts.first = new QHBoxLayout;
    first->setSpacing(5);
    first->addWidget(parts.dot);
    first->addWidget(parts.title);
    // Mark required fields from the start, not only when the user tries to send.
    if (parts.rule.required) {
        auto *star = new QLabel(u"*"_s, label);
        star->setObjectName(u"required"_s);
        star->setToolTip(FieldEditor::tr("Required"));
        star->setAccessibleName(FieldEditor::tr("Required"));
        setRole(star, Role::Muted);
        first->addWidget(star);
    }
    // Keep the asterisk next to the title.
    first->addStretch();
    parts.names = new QBoxLayout(QBoxLayout::LeftToRight, label);
    parts.names->setContentsMargins(0, 0, 0, 0);
    parts.strut = new QWidget(label);
    // The height is half the difference between a field and its label.
    parts.strut->setFixedHeight(parts.theme.scaled(8));
    parts.names->addWidget(parts.strut);
    parts.names->addLayout(first);
    parts.names->addWidget(parts.id);
    parts.was = new ElidedLabel({}, label);
    parts.was->setObjectName(u"was."_s + parts.rule.key);
    setRole(parts.was, Role::Small);
    parts.was->hide();
    parts.names->addWidget(parts.was);
    parts.names->addStretch();
    return label;
}

FieldEditor::FieldEditor(catalogue::FieldRule rule, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_parts(std::make_unique<Parts>(Parts{.rule = std::move(rule), .theme = theme}))
{
    setObjectName(u"field."_s + key());
    m_parts->label = buildLabel(*m_parts, this);
    m_parts->fault = new FaultLine(key(), theme, this);
    m_parts->note = smallText(u"note."_s + key(), Role::Small, this);
    m_parts->help = smallText(u"help."_s + key(), Role::Small, this);
    m_parts->help->setText(m_parts->rule.help);

    m_parts->body = new QVBoxLayout;
    m_parts->body->setSpacing(3);
    for (QWidget *line :
         {static_cast<QWidget *>(m_parts->fault), static_cast<QWidget *>(m_parts->note),
          static_cast<QWidget *>(m_parts->help)})
        m_parts->body->addWidget(line);
    // Keep the control next to its label if there is extra height.
    m_parts->body->addStretch();
    m_parts->layout = new QBoxLayout(QBoxLayout::TopToBottom, this);
    m_parts->layout->setContentsMargins(0, 0, 0, 0);
    m_parts->layout->addWidget(m_parts->label);
    m_parts->layout->addLayout(m_parts->body, 1);
    setLabels(Labels::Above);
}

FieldEditor::~FieldEditor() = default;

const catalogue::FieldRule &FieldEditor::rule() const
{
    return m_parts->rule;
}

const Theme &FieldEditor::theme() const
{
    return m_parts->theme;
}

void FieldEditor::setControl(QWidget *control)
{
    delete m_parts->control;
    m_parts->control = control;
    control->setObjectName(key());
    control->setAccessibleName(m_parts->title->text());
    m_parts->body->insertWidget(0, control);
    m_parts->title->setBuddy(control);
    setFocusProxy(control);
    explain();
    describe();
}

// Shift+F1 asks the widget that has the focus, which may be a part of the control.
void FieldEditor::explain()
{
    const auto &rule = m_parts->rule;
    QStringList lines{u"<b>%1</b>"_s.arg(m_parts->title->text().toHtmlEscaped())};
    if (!rule.help.isEmpty())
        lines.append(rule.help.toHtmlEscaped());
    if (rule.required)
        lines.append(tr("Required").toHtmlEscaped());
    lines.append(
        tr("Name in the service: %1").arg(u"<code>%1</code>"_s.arg(rule.key.toHtmlEscaped())));
    const auto text = lines.join(u"<br>"_s);
    const auto link = u"<br>"_s + referenceLink();
    auto parts = m_parts->control->findChildren<QWidget *>();
    parts.removeIf([](const QWidget *part) { return part->focusPolicy() == Qt::NoFocus; });
    parts.append(m_parts->control);
    for (auto *part : parts) {
        part->setWhatsThis(text + link);
        // Buttons keep the tool tips that describe them.
        if (part->toolTip().isEmpty())
            part->setToolTip(text);
    }
}

void FieldEditor::restore(const QJsonValue &value)
{
    const QSignalBlocker quiet(this);
    setValue(value);
    if (value.isString())
        followLocale();
}

void FieldEditor::setReason(const QString &reason)
{
    if (reason == m_parts->fault->reason())
        return;
    m_parts->fault->setReason(reason);
    describe();
}

void FieldEditor::setReasonLink(const QString &words, std::function<void()> go)
{
    m_parts->fault->setLink(words, std::move(go));
}

QString FieldEditor::reason() const
{
    return m_parts->fault->reason();
}

void FieldEditor::setWas(const std::optional<QString> &was)
{
    if (was == m_parts->wasText)
        return;
    m_parts->wasText = was;
    m_parts->dot->setVisible(was.has_value());
    m_parts->was->setVisible(was.has_value());
    if (was) {
        m_parts->was->setText(was->isEmpty() ? tr("was empty")
                                             : tr("was: %1").arg(visibleText(*was)));
    }
    describe();
}

std::optional<QString> FieldEditor::was() const
{
    return m_parts->wasText;
}

void FieldEditor::setNote(const QString &note)
{
    m_parts->noteText = note;
    showNotes();
}

void FieldEditor::setOwnNote(const QString &note)
{
    m_parts->ownNote = note;
    showNotes();
}

void FieldEditor::showNotes()
{
    QStringList notes{m_parts->noteText, m_parts->ownNote};
    notes.removeAll(QString());
    m_parts->note->setText(notes.join(u" · "_s));
    m_parts->note->setVisible(!notes.isEmpty());
}

void FieldEditor::setWanted(bool wanted)
{
    m_parts->wanted = wanted;
    setVisible(wanted);
}

bool FieldEditor::isWanted() const
{
    return m_parts->wanted;
}

// Describes in words, for assistive tools, the information that is otherwise shown by colour and
// position.
void FieldEditor::describe()
{
    QWidget *control = m_parts->control;
    if (!control)
        return;
    QStringList words{reason(), m_parts->wasText ? m_parts->was->text() : QString(),
                      m_parts->rule.help};
    words.removeAll(QString());
    control->setAccessibleDescription(words.join(u' '));
    setStyleProperty(control, "changed", m_parts->wasText.has_value());
    setStyleProperty(control, "tone", reason().isEmpty() ? QString() : u"err"_s);
}

void FieldEditor::setLabels(Labels labels)
{
    const bool beside = labels == Labels::Beside;
    m_parts->layout->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_parts->layout->setSpacing(beside ? 12 : 4);
    m_parts->names->setDirection(beside ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_parts->names->setSpacing(beside ? 0 : 8);
    // Align the label with the text in the field.
    m_parts->strut->setVisible(beside);
    // Reserve the space permanently, so that the form does not move while the user types.
    auto policy = m_parts->was->sizePolicy();
    policy.setRetainSizeWhenHidden(beside);
    m_parts->was->setSizePolicy(policy);
    // There is no room for help text below each field if the label is next to the control. Lists of
    // choices show the help text in place of the choices.
    const bool said = m_parts->rule.type == catalogue::Type::Choices;
    m_parts->help->setVisible(!beside && !said && !m_parts->rule.help.isEmpty());
    m_parts->label->setToolTip(beside ? m_parts->rule.help : QString());
    // Allow a title above its field to wrap.
    m_parts->title->setMinimumWidth(beside ? 0 : 1);
    if (!beside) {
        m_parts->label->setMinimumWidth(0);
        m_parts->label->setMaximumWidth(QWIDGETSIZE_MAX);
    }
}

// Wraps the title only if it is longer than the field.
void FieldEditor::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const auto &parts = *m_parts;
    const int beside = parts.layout->direction() == QBoxLayout::TopToBottom
        ? parts.theme.scaled(parts.rule.required ? 40 : 24)
        : 0;
    const int words = parts.title->fontMetrics().horizontalAdvance(parts.title->text());
    const bool wraps = beside > 0 && words > width() - beside;
    if (wraps == parts.title->wordWrap())
        return;
    parts.title->setWordWrap(wraps);
    parts.first->setStretchFactor(parts.title, wraps ? 1 : 0);
}

int FieldEditor::labelWidth() const
{
    const int id = m_parts->theme.technicalNames() ? m_parts->id->sizeHint().width() : 0;
    const int title = m_parts->title->sizeHint().width() + m_parts->dot->sizeHint().width() + 5;
    const QFontMetrics small(m_parts->theme.font(Theme::Text::Small));
    // Make the field wide enough for all options, so that the program's own words are never elided.
    int was = 0;
    for (const auto &option : m_parts->rule.options)
        was = std::max(was, small.horizontalAdvance(tr("was: %1").arg(option.label)) + 2);
    return std::max({title, id, was});
}

void FieldEditor::setLabelWidth(int width)
{
    m_parts->label->setFixedWidth(width);
}

} // namespace storedesk::ui::forms
