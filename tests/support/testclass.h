// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTest>

// Raises Qt's default timeout of 5 seconds, which is too short on a busy machine. Only failing
// tests take longer because of this.
#undef QTRY_VERIFY
#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT(expression, 30'000)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(expression, message) QTRY_VERIFY2_WITH_TIMEOUT(expression, message, 30'000)
#undef QTRY_COMPARE
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT(actual, expected, 30'000)

namespace support {

// A test class in this program. There is one program per library, because linking two hundred
// programs would take longer than running them. A class can run alone, as in `test_api tst_client`.
struct TestClass
{
    const char *file;
    int (*run)(int count, char **arguments);
};

bool addTestClass(const TestClass &test);

} // namespace support

// Replaces QTEST_MAIN.
#define STOREDESK_TEST(Class)                                                                      \
    [[maybe_unused]] static const bool isAdded =                                                   \
        support::addTestClass({__FILE__, [](int count, char **arguments) {                         \
                                   Class test;                                                     \
                                   return QTest::qExec(&test, count, arguments);                   \
                               }});
