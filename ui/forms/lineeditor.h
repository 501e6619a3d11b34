// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/forms/fieldeditor.h"

class QLineEdit;

namespace storedesk::ui::forms {

// A single-line field. Returns the original value until the user types; then the text is parsed.
// Subclasses implement parsing and formatting.
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
    // Parses non-empty text. Text that cannot be parsed is returned as a string.
    [[nodiscard]] virtual QJsonValue read(const QString &text) const;
    [[nodiscard]] virtual QString write(const QJsonValue &value) const;
    // Called when the user or the program changes the text.
    virtual void textChanged() { }
    // Whether the text may have a different meaning in another locale.
    [[nodiscard]] virtual bool isLocalised() const { return false; }

    void changeEvent(QEvent *event) override;

    [[nodiscard]] QLineEdit *line() const { return m_line; }
    // Sets the text as if the user had typed it.
    void type(const QString &text);

private:
    void noteEdit();

    QLineEdit *m_line;
    QJsonValue m_given = QJsonValue::Null;
    // The value of the typed text, parsed in the locale that was current when it was typed.
    QJsonValue m_read = QJsonValue::Null;
    bool m_touched = false;
};

} // namespace storedesk::ui::forms
