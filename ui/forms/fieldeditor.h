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

    // Returns the value; null means no value. Input that cannot be parsed is returned as the typed
    // text, so that it is preserved and the checks reject it. An unedited value is returned as it
    // was set.
    [[nodiscard]] virtual QJsonValue value() const = 0;
    // Sets the value without emitting edited().
    virtual void setValue(const QJsonValue &value) = 0;
    virtual void setReadOnly(bool readOnly) = 0;
    // Whether a part of the value is still being typed, so that missing parts are not reported yet.
    // When the user leaves that part, edited() is emitted.
    [[nodiscard]] virtual bool isUnfinished() const { return false; }
    // Focuses the field as Tab does, so that the next input replaces the current text.
    virtual void focusToReplace() { setFocus(Qt::TabFocusReason); }
    // Called after a language change. Reformats parsed values. Parses other text again and emits
    // edited() if that succeeds.
    virtual void followLocale() { }
    // Restores earlier input, possibly typed in a different locale. Does not emit edited().
    void restore(const QJsonValue &value);

    // Shows the reason with a cross icon; an empty reason removes it.
    void setReason(const QString &reason);
    [[nodiscard]] QString reason() const;
    // Sets a link to the conflicting record, shown after the reason; an empty text removes it.
    void setReasonLink(const QString &words, std::function<void()> go = {});
    // Sets the display text of the previous value; nullopt if the field is unchanged.
    void setWas(const std::optional<QString> &was);
    [[nodiscard]] std::optional<QString> was() const;
    // Sets a neutral note, shown between the control and the help text, for example "Available: not
    // used before".
    void setNote(const QString &note);

    // Sets whether the field's condition holds. Otherwise the field is hidden and not sent.
    void setWanted(bool wanted);
    [[nodiscard]] bool isWanted() const;

    void setLabels(Labels labels);
    // Returns the preferred width of a label next to the control.
    [[nodiscard]] int labelWidth() const;
    void setLabelWidth(int width);

Q_SIGNALS:
    // Emitted on user input only.
    void edited();

protected:
    // Sets a remark by the editor about its own value, such as the time zone. It is shown after the
    // note.
    void setOwnNote(const QString &note);
    // Sets the control, which gets the key as object name and the title as accessible name, and
    // becomes the focus proxy.
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
