// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "catalogue/checker.h"
#include "jobs/valuelookup.h"
#include "ui/create/formissue.h"

#include <QWidget>

namespace storedesk::ui {
class Button;
class Frame;
} // namespace storedesk::ui

namespace storedesk::ui::forms {
class FieldEditor;
} // namespace storedesk::ui::forms

namespace storedesk::ui::create {

class FindingLine;

// A field whose value is looked up at every pause in typing, with the result below it.
class CheckedField final : public QWidget
{
    Q_OBJECT

public:
    // What to say of an answer. The words may hold %1, the value.
    struct Words
    {
        std::function<QString(const QJsonObject &record)> found;
        QString missing;
        bool shouldExist = true; // otherwise it should be free
        QString action = {}; // offered when it is not as it should be
    };

    CheckedField(Frame &frame, catalogue::FieldRule rule, catalogue::OperationId read, Words words,
                 QWidget *parent);

    [[nodiscard]] forms::FieldEditor *editor() const { return m_editor; }
    [[nodiscard]] QString value() const;
    [[nodiscard]] jobs::Finding finding() const;
    [[nodiscard]] FormIssues points() const; // only what the look-up says
    [[nodiscard]] bool isAsking() const { return m_probe->isAsking(); }
    void ask(); // now, without a pause
    void askAgain(); // also when it was asked before

Q_SIGNALS:
    void edited();
    void found(); // the finding changed
    void actionWanted(const QString &value);

private:
    void show();
    [[nodiscard]] bool isGood() const; // as it should be, or not known

    Words m_words;
    forms::FieldEditor *m_editor;
    FindingLine *m_line;
    jobs::ValueLookup *m_probe;
    catalogue::Checker m_checker;
    std::unique_ptr<base::Clock::Timer> m_pause;
};

} // namespace storedesk::ui::create
