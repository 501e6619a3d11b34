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

// Where the name of a field stands.
enum class Labels : quint8 { Above, Beside };

// One field of a form: its name and id, the control, and below it what it was, what is wrong and
// what one should know. What the control is and how it reads and writes a value is left to the
// editor of a type.
class FieldEditor : public QWidget
{
    Q_OBJECT

public:
    FieldEditor(catalogue::FieldRule rule, const Theme &theme, QWidget *parent = nullptr);
    ~FieldEditor() override;

    [[nodiscard]] const catalogue::FieldRule &rule() const;
    [[nodiscard]] QString key() const { return rule().key; }

    // Null is nothing. What cannot be read as the type is answered as the text that was typed, so
    // that it is kept and the checks refuse it. What was not touched comes back as it was given.
    [[nodiscard]] virtual QJsonValue value() const = 0;
    virtual void setValue(const QJsonValue &value) = 0; // does not say edited()
    virtual void setReadOnly(bool readOnly) = 0;
    // Somebody is still typing a part of it: what is missing there is no fault yet. Says edited()
    // when that part is left.
    [[nodiscard]] virtual bool isUnfinished() const { return false; }
    // As Tab does: what is typed next takes the place of what stands there.
    virtual void focusToReplace() { setFocus(Qt::TabFocusReason); }
    // The language is another one now: what was understood is written its way, what was not is read
    // again, and is edited() when that helped.
    virtual void followLocale() { }
    // What was typed another time, maybe in another language that could not read it.
    void restore(const QJsonValue &value); // does not say edited()

    void setReason(const QString &reason); // with the cross; empty takes it away
    [[nodiscard]] QString reason() const;
    // Behind the reason, to what is in the way; no words: none.
    void setReasonLink(const QString &words, std::function<void()> go = {});
    // What stood there before, in words; nothing: it is not changed.
    void setWas(const std::optional<QString> &was);
    [[nodiscard]] std::optional<QString> was() const;
    // A remark that is no fault, between control and help: "Available: not used before".
    void setNote(const QString &note);

    // A field whose condition does not hold is not shown and not sent.
    void setWanted(bool wanted);
    [[nodiscard]] bool isWanted() const;

    void setLabels(Labels labels);
    [[nodiscard]] int labelWidth() const; // that the name would like beside its control
    void setLabelWidth(int width);

Q_SIGNALS:
    void edited(); // by a person

protected:
    // What the editor itself remarks on its value, behind the note: the zone of a time.
    void setOwnNote(const QString &note);
    // The control gets the key as object name, the title as accessible name and the focus.
    void setControl(QWidget *control);
    [[nodiscard]] const Theme &theme() const;
    void resizeEvent(QResizeEvent *event) override;

private:
    void describe();
    void showNotes();

    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

// The editor that fits the type of the rule.
[[nodiscard]] FieldEditor *makeEditor(const catalogue::FieldRule &rule, const Theme &theme,
                                      QWidget *parent = nullptr);

} // namespace storedesk::ui::forms
