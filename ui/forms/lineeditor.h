// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/forms/fieldeditor.h"

class QLineEdit;

namespace storedesk::ui::forms {

// A field of one line. What was given is answered as it was until somebody types; then the text
// is read. The editors of types that are written in one line say how.
class LineEditor : public FieldEditor
{
    Q_OBJECT

public:
    LineEditor(const catalogue::FieldRule &rule, const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QJsonValue value() const override;
    void setValue(const QJsonValue &value) override;
    void setReadOnly(bool readOnly) override;
    void focusToReplace() override;
    void followLocale() override;

protected:
    // Of a text that is not empty; what cannot be read stays a text.
    [[nodiscard]] virtual QJsonValue read(const QString &text) const;
    [[nodiscard]] virtual QString write(const QJsonValue &value) const;
    virtual void textChanged() { } // by whomever
    // Whether the same text may mean something else in another language.
    [[nodiscard]] virtual bool isLocalised() const { return false; }

    void changeEvent(QEvent *event) override;

    [[nodiscard]] QLineEdit *line() const { return m_line; }
    void type(const QString &text); // as if a person had typed it

private:
    void noteEdit();

    QLineEdit *m_line;
    QJsonValue m_given = QJsonValue::Null;
    QJsonValue m_read = QJsonValue::Null; // of what was typed, in the language of then
    bool m_touched = false;
};

} // namespace storedesk::ui::forms
