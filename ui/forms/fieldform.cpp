// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/fieldform.h"

#include "catalogue/checker.h"
#include "http/outcome.h"
#include "records/formvalues.h"
#include "records/typedtime.h"
#include "ui/forms/fieldeditor.h"
#include "ui/forms/formcolumns.h"
#include "ui/forms/makeeditor.h"
#include "ui/forms/valuewords.h"

#include <QApplication>
#include <QCoreApplication>
#include <QHash>
#include <QJsonObject>
#include <QLocale>
#include <QResizeEvent>
#include <QScrollArea>
#include <QSet>
#include <QShortcut>

#include <algorithm>

namespace storedesk::ui::forms {

using catalogue::FieldRule;
using catalogue::Reason;

// The faults in a form: those found by the checks, and those reported by the service for fields
// that have not been edited since. Untouched fields are not reported.
class FormErrors final
{
public:
    explicit FormErrors(catalogue::FieldSet fields);

    [[nodiscard]] const catalogue::FieldSet &fields() const { return m_checker.fields(); }

    // Marks a field as touched and clears the reason that the service reported for it.
    void touch(const QString &key);
    void touchAll() { m_all = true; }
    void forget();

    // Shows the errors at their fields. Returns the errors that belong to no field.
    std::vector<http::FieldError> showFieldErrors(const QList<FieldEditor *> &editors,
                                                  const std::vector<http::FieldError> &errors);
    void show(const QList<FieldEditor *> &editors, const QJsonObject &body) const;

private:
    [[nodiscard]] QString sentence(const FieldEditor &editor, catalogue::Reason reason) const;

    catalogue::Checker m_checker;
    QSet<QString> m_touched;
    bool m_all = false;
    // Reasons reported by the service, by key.
    QHash<QString, QString> m_landed;
};

FormErrors::FormErrors(catalogue::FieldSet fields)
    : m_checker(std::move(fields))
{ }

void FormErrors::touch(const QString &key)
{
    m_touched.insert(key);
    m_landed.remove(key);
}

void FormErrors::forget()
{
    m_touched.clear();
    m_landed.clear();
    m_all = false;
}

// Whether the error refers to this editor. Compares the JSON pointer, or the member name if the
// service sends no pointer.
static bool speaksOf(const http::FieldError &error, const FieldEditor &editor)
{
    return error.path.isEmpty() ? error.name == editor.key()
                                : storedesk::records::leadsTo(error.path, editor.key());
}

std::vector<http::FieldError>
FormErrors::showFieldErrors(const QList<FieldEditor *> &editors,
                            const std::vector<http::FieldError> &errors)
{
    std::vector<http::FieldError> rest;
    for (const http::FieldError &error : errors) {
        const auto named = std::ranges::find_if(editors, [&error](const FieldEditor *editor) {
            return editor->isWanted() && speaksOf(error, *editor);
        });
        if (named == editors.end())
            rest.push_back(error);
        else if (!m_landed.contains((*named)->key()))
            m_landed.insert((*named)->key(), error.reason);
    }
    return rest;
}

// Returns the sentence for a fault. Text in a number field is checked as text, because "this is not
// a whole number" is more helpful than "wrong type".
QString FormErrors::sentence(const FieldEditor &editor, Reason reason) const
{
    const auto &rules = fields().rules;
    const auto rule = std::ranges::find(rules, editor.key(), &catalogue::FieldRule::key);
    if (rule == rules.end())
        return catalogue::textOf(reason);
    if (reason == Reason::WrongType && editor.value().isString()) {
        const QByteArray text = editor.value().toString().toUtf8();
        const auto at = static_cast<std::size_t>(std::distance(rules.begin(), rule));
        const Reason better =
            m_checker.check(at, {text.constData(), static_cast<std::size_t>(text.size())});
        if (better != Reason::None)
            reason = better;
    }
    // Shows an example in the user's locale instead of the API format.
    if (reason == Reason::NotMoment || reason == Reason::NotDay) {
        const storedesk::records::TypedTime example{.day = QDate(2026, 1, 31)};
        return QCoreApplication::translate("FormErrors", "Enter a date like %1.")
            .arg(storedesk::records::typedText(example, QLocale()));
    }
    return catalogue::textOf(reason, *rule);
}

void FormErrors::show(const QList<FieldEditor *> &editors, const QJsonObject &body) const
{
    const auto faults = m_checker.check(body);
    for (FieldEditor *editor : editors) {
        const auto fault = std::ranges::find_if(faults, [editor](const catalogue::FieldFault &one) {
            return storedesk::records::leadsTo(one.path, editor->key());
        });
        const bool judged = m_all || (m_touched.contains(editor->key()) && !editor->isUnfinished());
        QString reason = m_landed.value(editor->key());
        if (reason.isEmpty() && judged && fault != faults.end())
            reason = sentence(*editor, fault->reason);
        editor->setReason(reason);
    }
}

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

    // Shows each field whose controlling field has one of the required values, and hides the
    // others.
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
