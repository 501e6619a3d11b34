// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/fieldform.h"

#include "records/formvalues.h"
#include "ui/forms/formcolumns.h"
#include "ui/forms/formerrors.h"
#include "ui/forms/makeeditor.h"
#include "ui/forms/valuewords.h"

#include <QApplication>
#include <QResizeEvent>
#include <QScrollArea>
#include <QShortcut>

#include <algorithm>

namespace storedesk::ui::forms {

using catalogue::FieldRule;

struct FieldForm::Parts
{
    Parts(catalogue::FieldSet fields, QWidget *form, const Theme &theme)
        : points(std::move(fields))
        , columns(form, theme)
    { }

    FormErrors points;
    FormColumns columns;
    QList<FieldEditor *> editors = {};
    QJsonObject original = {};

    [[nodiscard]] QJsonObject values() const
    {
        QJsonObject all;
        for (const FieldEditor *editor : editors) {
            const QJsonValue value = editor->value();
            if (editor->isWanted() && !storedesk::records::isNothing(value))
                storedesk::records::setMemberAt(all, editor->key(), value);
        }
        return all;
    }

    [[nodiscard]] bool isChanged(const FieldEditor *editor) const
    {
        return editor->isWanted()
            && !storedesk::records::isSame(editor->value(),
                                           storedesk::records::memberAt(original, editor->key()));
    }

    [[nodiscard]] QJsonObject changes() const
    {
        QJsonObject difference;
        for (const FieldEditor *editor : editors) {
            if (isChanged(editor))
                storedesk::records::setMemberAt(difference, editor->key(), editor->value());
        }
        return difference;
    }

    // A field is shown if the field that it depends on has one of the required values.
    void showWanted()
    {
        for (FieldEditor *editor : std::as_const(editors)) {
            const FieldRule &rule = editor->rule();
            if (rule.whenKey.isEmpty())
                continue;
            const QString text =
                storedesk::records::plainText(storedesk::records::memberAt(values(), rule.whenKey));
            editor->setWanted(rule.whenValues.contains(text));
        }
        for (FormSection *section : columns.sections())
            section->hideWhenEmpty();
    }

    void refresh()
    {
        showWanted();
        for (FieldEditor *editor : std::as_const(editors)) {
            const QJsonValue old = storedesk::records::memberAt(original, editor->key());
            const bool marked = !original.isEmpty() && isChanged(editor);
            editor->setWas(marked ? std::optional(wordsOf(editor->rule(), old)) : std::nullopt);
        }
        points.show(editors, changes());
    }
};

FieldForm::FieldForm(catalogue::FieldSet fields, const Theme &theme, QWidget *parent)
    : FieldForm(std::move(fields), FormShape{}, theme, parent)
{ }

FieldForm::FieldForm(catalogue::FieldSet fields, const FormShape &shape, const Theme &theme,
                     QWidget *parent)
    : QWidget(parent)
    , m_parts(std::make_unique<Parts>(std::move(fields), this, theme))
{
    for (const FormGroup &group : groupsOf(this->fields(), shape)) {
        QList<FieldEditor *> editors;
        for (const QString &key : group.keys) {
            const FieldRule *rule = this->fields().rule(key);
            if (!rule || !isEdited(*rule, this->fields()) || shape.without.contains(key))
                continue;
            FieldEditor *editor = shape.make ? shape.make(*rule, this) : nullptr;
            editors.append(editor ? editor : makeEditor(*rule, theme, this));
        }
        if (!editors.isEmpty())
            m_parts->columns.add(new FormSection(group.title, editors, shape.labels, theme, this));
        m_parts->editors += editors;
    }
    for (FieldEditor *editor : std::as_const(m_parts->editors)) {
        connect(editor, &FieldEditor::edited, this, [this, editor] {
            m_parts->points.touch(editor->key());
            m_parts->refresh();
            Q_EMIT changed();
        });
    }
    const auto walk = [this](const QKeySequence &keys, bool backwards) {
        auto *shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, backwards] {
            m_parts->points.touchAll();
            m_parts->refresh();
            goToIssue(backwards);
        });
    };
    walk(Qt::Key_F8, false);
    walk(Qt::SHIFT | Qt::Key_F8, true);
    m_parts->columns.arrange(width());
    m_parts->refresh();
}

FieldForm::~FieldForm() = default;

void FieldForm::setOriginal(const QJsonObject &record)
{
    m_parts->original = record;
    m_parts->points.forget();
    for (FieldEditor *editor : std::as_const(m_parts->editors))
        editor->setValue(storedesk::records::memberAt(record, editor->key()));
    m_parts->refresh();
}

void FieldForm::setValues(const QJsonObject &values)
{
    for (FieldEditor *editor : std::as_const(m_parts->editors)) {
        const QJsonValue value = storedesk::records::memberAt(values, editor->key());
        if (value.isUndefined())
            continue;
        editor->restore(value);
        m_parts->points.touch(editor->key());
    }
    m_parts->refresh();
    Q_EMIT changed();
}

QJsonObject FieldForm::values() const
{
    return m_parts->values();
}

QJsonObject FieldForm::changes() const
{
    return m_parts->changes();
}

QStringList FieldForm::changedKeys() const
{
    QStringList keys;
    for (const FieldEditor *editor : std::as_const(m_parts->editors)) {
        if (m_parts->isChanged(editor))
            keys.append(editor->key());
    }
    return keys;
}

bool FieldForm::isChanged() const
{
    return std::ranges::any_of(
        m_parts->editors, [this](const FieldEditor *editor) { return m_parts->isChanged(editor); });
}

void FieldForm::setReadOnly(bool readOnly)
{
    for (FieldEditor *editor : std::as_const(m_parts->editors))
        editor->setReadOnly(readOnly);
}

static void bringIntoView(FieldEditor *editor)
{
    editor->setFocus(Qt::OtherFocusReason);
    for (QWidget *around = editor->parentWidget(); around; around = around->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(around))
            area->ensureWidgetVisible(editor, 0, 40);
    }
}

static FieldEditor *firstOpen(const QList<FieldEditor *> &editors)
{
    const auto open = std::ranges::find_if(
        editors, [](FieldEditor *one) { return one->isWanted() && !one->reason().isEmpty(); });
    return open == editors.end() ? nullptr : *open;
}

bool FieldForm::check()
{
    m_parts->points.touchAll();
    m_parts->refresh();
    FieldEditor *open = firstOpen(m_parts->editors);
    if (open)
        bringIntoView(open);
    return !open;
}

std::vector<http::FieldError>
FieldForm::showFieldErrors(const std::vector<http::FieldError> &errors)
{
    auto rest = m_parts->points.showFieldErrors(m_parts->editors, errors);
    m_parts->refresh();
    if (FieldEditor *open = firstOpen(m_parts->editors))
        bringIntoView(open);
    Q_EMIT changed();
    return rest;
}

QStringList FieldForm::openIssues() const
{
    QStringList sentences;
    for (const FieldEditor *editor : std::as_const(m_parts->editors)) {
        if (editor->isWanted() && !editor->reason().isEmpty())
            sentences.append(tr("%1: %2").arg(editor->rule().title, editor->reason()));
    }
    return sentences;
}

bool FieldForm::goToIssue(bool backwards)
{
    QList<FieldEditor *> order = m_parts->editors;
    if (backwards)
        std::ranges::reverse(order);
    const QWidget *focused = QApplication::focusWidget();
    const auto here = std::ranges::find_if(order, [focused](const FieldEditor *editor) {
        return focused && editor->isAncestorOf(focused);
    });
    if (here != order.end())
        std::ranges::rotate(order, here + 1);
    FieldEditor *open = firstOpen(order);
    if (open)
        bringIntoView(open);
    return open;
}

FieldEditor *FieldForm::editor(QStringView key) const
{
    const auto found = std::ranges::find_if(
        m_parts->editors, [key](const FieldEditor *editor) { return editor->key() == key; });
    return found == m_parts->editors.end() ? nullptr : *found;
}

QList<FieldEditor *> FieldForm::editors() const
{
    return m_parts->editors;
}

const catalogue::FieldSet &FieldForm::fields() const
{
    return m_parts->points.fields();
}

void FieldForm::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_parts->columns.arrange(event->size().width());
}

} // namespace storedesk::ui::forms
