// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"

#include <QJsonValue>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::forms {

// Position of the field labels.
enum class Labels : quint8 { Above, Beside };

// One field of a form: its name and id, the control, and below it the previous value, the fault and
// the help text. Subclasses for each type provide the control and convert its value.
class FieldEditor : public QWidget
{
    Q_OBJECT

public:
    FieldEditor(catalogue::FieldRule rule, const Theme &theme, QWidget *parent = nullptr);
    ~FieldEditor() override;

    [[nodiscard]] const catalogue::FieldRule &rule() const;
    [[nodiscard]] QString key() const { return rule().key; }

    // Null means no value. Input that cannot be parsed is returned as the typed text, so that it is
    // preserved and the checks reject it. An unedited value is returned as it was set.
    [[nodiscard]] virtual QJsonValue value() const = 0;
    // Does not emit edited().
    virtual void setValue(const QJsonValue &value) = 0;
    virtual void setReadOnly(bool readOnly) = 0;
    // Whether a part of the value is still being typed, so that missing parts are not reported yet.
    // Emits edited() when that part is left.
    [[nodiscard]] virtual bool isUnfinished() const { return false; }
    // Focuses the field as Tab does: the next input replaces the current text.
    virtual void focusToReplace() { setFocus(Qt::TabFocusReason); }
    // Called after a language change. Parsed values are reformatted; other text is parsed again,
    // and edited() is emitted if that succeeds.
    virtual void followLocale() { }
    // Restores earlier input, possibly typed in a different locale. Does not emit edited().
    void restore(const QJsonValue &value);

    // Shown with a cross icon; an empty reason removes it.
    void setReason(const QString &reason);
    [[nodiscard]] QString reason() const;
    // Link after the reason to the conflicting record; an empty text removes it.
    void setReasonLink(const QString &words, std::function<void()> go = {});
    // Display text of the previous value; empty if the field is unchanged.
    void setWas(const std::optional<QString> &was);
    [[nodiscard]] std::optional<QString> was() const;
    // A remark between control and help text that is not a fault: "Available: not used before".
    void setNote(const QString &note);

    // A field whose condition does not hold is hidden and not sent.
    void setWanted(bool wanted);
    [[nodiscard]] bool isWanted() const;

    void setLabels(Labels labels);
    // Preferred width of the label next to its control.
    [[nodiscard]] int labelWidth() const;
    void setLabelWidth(int width);

Q_SIGNALS:
    // Emitted on user input only.
    void edited();

protected:
    // A remark by the editor about its own value, shown after the note: the time zone of a time.
    void setOwnNote(const QString &note);
    // The control gets the key as object name and the title as accessible name, and becomes the
    // focus proxy.
    void setControl(QWidget *control);
    [[nodiscard]] const Theme &theme() const;
    void resizeEvent(QResizeEvent *event) override;

private:
    void explain();
    void describe();
    void showNotes();

    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace storedesk::ui::forms
